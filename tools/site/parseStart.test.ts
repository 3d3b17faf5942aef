import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';

const parse = (...given: string[][]) =>
  evaluate(
    path.join(__dirname, 'parseStart.mjs'),
    `${JSON.stringify(given)}.map((args) => { try { return parseStart(args); } catch (error) { return error.message; } })`,
  );

it('reads language, port and host in every form that Docusaurus takes', () => {
  expect(
    parse(
      [],
      ['--locale', 'zh', '--port', '3001'],
      ['--locale=zh', '--port=3001', '--host=0.0.0.0'],
      ['-l', 'zh', '-p', '3001', '-h', '0.0.0.0'],
      ['-p3001', '--no-open', '--poll', '500'],
    ),
  ).toEqual([
    { locale: 'en' },
    { locale: 'zh', port: '3001' },
    { locale: 'zh', port: '3001', host: '0.0.0.0' },
    { locale: 'zh', port: '3001', host: '0.0.0.0' },
    { locale: 'en', port: '3001' },
  ]);
});

it('names an option without its value', () => {
  expect(parse(['--port'], ['--locale', '--no-open'])).toEqual([
    '--port needs a value, for example npm start -- --port 3001',
    '--locale needs a value, for example npm start -- --locale zh',
  ]);
});

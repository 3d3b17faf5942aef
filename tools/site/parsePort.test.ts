import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';

const parse = (given: unknown[]) =>
  evaluate(
    path.join(__dirname, 'parsePort.mjs'),
    `${JSON.stringify(given)}.map((text) => { try { return parsePort(text ?? undefined); } catch (error) { return error.message; } })`,
  );

it('takes numbers of ports and has a default', () => {
  expect(parse([null, '', '0', '80', '3000', '65535'])).toEqual([3000, 3000, 0, 80, 3000, 65535]);
});

it('names what is none, whatever JavaScript takes for a number', () => {
  const wrong = ['abc', '-1', '65536', '1e3', '0x50', ' 80', '80 ', '80.5', '3000.0', '１２'];
  expect(parse(wrong)).toEqual(
    wrong.map(
      (text) => `PORT is "${text}", which is no port number. Use a number from 1 to 65535.`,
    ),
  );
});

it('lets the option go before the variable', () => {
  const chosen = (options: object, environment: object) =>
    evaluate(
      path.join(__dirname, 'parsePort.mjs'),
      `chosenPort({ options: ${JSON.stringify(options)} }, ${JSON.stringify(environment)})`,
    );
  expect(chosen({ '--port': '4000' }, { PORT: '5000' })).toBe(4000);
  expect(chosen({}, { PORT: '5000' })).toBe(5000);
  expect(chosen({}, {})).toBe(3000);
});

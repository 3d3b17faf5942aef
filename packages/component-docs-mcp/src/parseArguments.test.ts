import { parseArguments } from './parseArguments';

it('starts over standard input and output unless told otherwise', () => {
  expect(parseArguments(['--site', 'build'], {})).toEqual({
    start: {
      site: 'build',
      project: '.',
      language: 'en',
      http: false,
      port: 4610,
      host: '127.0.0.1',
      'allow-origin': [],
    },
  });
  const { start } = parseArguments(['--http', '--port', '0', '--language', 'zh'], {
    COMPONENT_DOCS_SITE: 'https://docs.example.org',
  }) as { start: object };
  expect(start).toMatchObject({
    site: 'https://docs.example.org',
    http: true,
    port: 0,
    language: 'zh',
  });
});

it.each([
  [[], 'give --site'],
  [['--site', 'a', '--port', 'x'], '--port is a number'],
  [['--site', 'a', '--port', '70000'], 'at most 65535'],
  [['--site', 'a', '--language', 'fr'], 'en or zh'],
  [['--site', 'a', '--allow-origin', 'example.org'], '--allow-origin is an origin'],
  [['--sites', 'a'], 'sites'],
])('refuses %j', (args, says) => {
  expect(() => parseArguments(args, {})).toThrow(says);
});

it('prints instead', () => {
  expect(parseArguments(['--help'], {})).toEqual({ print: 'help' });
  expect(parseArguments(['--version'], {})).toEqual({ print: 'version' });
});

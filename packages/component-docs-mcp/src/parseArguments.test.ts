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
  [['--site', 'a', '--port', ''], '--port is a number'],
  [['--site', 'a', '--host', ''], '--host is a name or an address'],
  [['--site', 'a', '--host', 'example.org/mcp'], '--host is a name or an address'],
  [['--site', 'a', '--language', 'fr'], 'en or zh'],
  [['--site', 'a', '--allow-origin', 'example.org'], '--allow-origin is an origin'],
  [['--site', 'a', '--allow-origin', 'https://['], '--allow-origin is an origin'],
  [['--site', 'a', '--allow-origin', 'https://a@example.org'], '--allow-origin is an origin'],
  [['--sites', 'a'], 'sites'],
  [['--site', 'a', '--port', '4000'], '--port does nothing without --http'],
  [['--site', 'a', '--host', '0.0.0.0'], '--host does nothing without --http'],
])('refuses %j', (args, says) => {
  expect(() => parseArguments(args, {})).toThrow(says);
});

it.each([
  ['Johns-MacBook.local', 'johns-macbook.local'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['[::1]', '::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('takes the host %s as requests name it', (host, plain) => {
  const { start } = parseArguments(['--site', 'a', '--http', '--host', host], {}) as {
    start: object;
  };
  expect(start).toMatchObject({ host: plain });
});

it.each([
  ['https://App.example.org', 'https://app.example.org'],
  ['https://app.example.org:443', 'https://app.example.org'],
  ['http://app.example.org:8080', 'http://app.example.org:8080'],
])('takes the origin %s as browsers send it', (typed, sent) => {
  const { start } = parseArguments(['--site', 'a', '--http', '--allow-origin', typed], {}) as {
    start: object;
  };
  expect(start).toMatchObject({ 'allow-origin': [sent] });
});

it('prints instead', () => {
  expect(parseArguments(['--help'], {})).toEqual({ print: 'help' });
  expect(parseArguments(['--version'], {})).toEqual({ print: 'version' });
});

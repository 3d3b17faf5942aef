import { parseOptions } from '../command/parseOptions.cjs';
import { archiveOptions, archiveUsage, parseArchiveArguments } from './parseArchiveArguments';

const parse = (given: readonly string[]) =>
  parseArchiveArguments(
    parseOptions(given, archiveOptions, { usage: archiveUsage, takes: 'words' }),
  );

it.each([
  [['--href', 'https://v8.example.org/x/'], 'https://v8.example.org/x/'],
  [['--href=https://v8.example.org/x'], 'https://v8.example.org/x/'],
  [['--href', 'https://v8.example.org{langPrefix}'], 'https://v8.example.org{langPrefix}/'],
  [['--href', 'https://v8.example.org{langPrefix}/x'], 'https://v8.example.org{langPrefix}/x/'],
])('reads %j', (options, href) => {
  expect(parse(['x', '8.9.2', ...options])).toEqual({
    instance: 'x',
    version: '8.9.2',
    href,
    dryRun: false,
  });
});

it('reads --dry-run', () => {
  expect(parse(['x', '8.9.2', '--href', 'https://a.b', '--dry-run']).dryRun).toBe(true);
});

it.each([
  [[], /--href is missing: readers of the version are sent there/],
  [['--href', 'v8.example.org'], /is no https address/],
  [['--href', 'http://v8.example.org'], /is no https address/],
  [['--href', 'javascript:alert(1)'], /is no https address/],
  [['--href', 'https://v8.example.org/{lang}/'], /is no https address/],
  [['--href', 'https:a.b/x/'], /"https:a\.b\/x\/", which is no https address.*for example/],
  [['--href', 'https:\\\\a.b/x/'], /is no https address/],
  [['--href', 'HTTPS://a.b/x/'], /is no https address.*in small letters/],
  [['--href', 'https://a.b/版本/'], /is no https address.*percent/],
  [['--href', 'https://a.b//x/'], /is no https address/],
  [['--href', 'https://a.b/*/x/'], /has a \* in it.*Leave it out/],
  [['--href', 'https://v8{langPrefix}.a.b/'], /\{langPrefix\}.*in the host.*for example/],
  [['--href', 'https://{langPrefix}/x/'], /\{langPrefix\}.*for example/],
  [['--href', 'https://a.b/{langPrefix}/x/'], /\{langPrefix\}.*for example/],
  [['--href', 'https://a.b{langPrefix}{langPrefix}/'], /\{langPrefix\}.*for example/],
  [['--href', 'https://me:secret@v8.example.org/'], /has a name or a password in it/],
  [['--href', 'https://v8.example.org/?a'], /Leave out its query and fragment/],
  [['--next', '9.0.0'], /Unknown option --next; known are --href, --dry-run/],
])('refuses %j', (options, message) => {
  expect(() => parse(['x', '8.9.2', ...options])).toThrow(message);
});

it('refuses a subject that cannot be', () => {
  expect(() => parse(['y', '8.9.2'])).toThrow(/"y" is no docs instance/);
  expect(() => parse(['x'])).toThrow(/The version is missing/);
});

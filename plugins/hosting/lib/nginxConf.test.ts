import { hostingTable } from '../../../config/hosting';
import { accepted, moves, previewEnv } from './hostingFixture';
import { nginxConf } from './nginxConf';

const place = { root: '/srv/site', listen: '8080', temporary: '/tmp' };
const text = nginxConf(hostingTable(previewEnv, ["'sha256-abc='"]), moves, place);

/** By the variable that each makes: from what, and its lines. */
const maps = new Map(
  [...text.matchAll(/^ {2}map (\S+|"[^"]*") \$(\w+) \{\n([^]*?)\n {2}\}/gm)].map(
    ([, from, to, body]) => [
      to!,
      {
        from: from!,
        lines: [...body!.matchAll(/^ {4}"(.*)" "(.*)";$/gm)].map(
          ([, pattern, value]): [string, string] => [pattern!, value!],
        ),
      },
    ],
  ),
);

/** What a variable is, by those that nginx has of a request. */
function valueOf(name: string, request: Readonly<Record<string, string>>): string {
  const caught: Record<string, string | undefined> = { moved_base: '/manual', ...request };
  const fill = (given: string) =>
    given.replace(/\$\{?(\w+)\}?/g, (_, inner: string) => caught[inner] ?? valueOf(inner, request));
  const map = maps.get(name);
  if (map === undefined) return '';
  const source = fill(map.from);
  const exact = map.lines.find(([pattern]) => pattern !== 'default' && pattern === source);
  if (exact) return fill(exact[1]);
  for (const [pattern, value] of map.lines) {
    const [, insensitive, expression] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
    const found = expression && new RegExp(expression, insensitive ? 'i' : '').exec(source);
    if (!found) continue;
    for (const [group, part] of Object.entries(found.groups ?? {})) caught[group] = part ?? '';
    return fill(value);
  }
  return fill(map.lines.find(([pattern]) => pattern === 'default')?.[1] ?? '');
}

it.each([
  ['/manual/v7/components/buttons.md', 302, '/manual/components/buttons.md'],
  ['/manual/v7/components/buttons/?a=1', 302, '/manual/components/buttons/?a=1'],
  ['/manual/v7/x/8.9.2', 302, '/manual/x/8.9.2/'],
  ['/manual/v7//example.org/', 301, '/manual/v7/example.org/'],
  ['/manual/zh/api/Button.JSON?a=1', 301, '/manual/zh/api-docs/Button.JSON?a=1'],
  ['/manual/api/', 301, '/manual/api-docs/'],
  ['/manual/archive/a.md?a=1', 301, 'https://v4.example.org/?a=1'],
  ['/manual/shop/?a=1', 301, 'https://mui.com/store/?ref=docs'],
  ['/manual/zh/news?a=1', 301, 'https://mui.com/x/whats-new/#v8'],
  ['/manual/components?a=1', 301, '/manual/components/?a=1'],
])('%s answers %i and leads to %s', (address, status, target) => {
  const [, args = ''] = address.split('?');
  const request = { request_uri: address, args, is_args: args && '?' };
  const answers = [...text.matchAll(/if \(\$(\w+)\) \{ return (30\d) (\S+); \}/g)];
  const [, , given, location] = answers.find(([, name]) => valueOf(name!, request) !== '')!;
  const filled = location!.replace(
    /\$(\w+)/g,
    (_, name: string) =>
      ({ ...request, moved_base: '/manual' })[name as 'args'] ?? valueOf(name, request),
  );
  expect([Number(given), filled]).toEqual([status, target]);
});

it.each(accepted)('who accepts "%s" gets Markdown: "%s"', (http_accept, wants) => {
  expect(valueOf('wants_markdown', { http_accept })).toBe(wants);
});

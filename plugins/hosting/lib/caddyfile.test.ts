import { hostingTable } from '../../../config/hosting';
import { caddyfile } from './caddyfile';
import { accepted, moves, previewEnv } from './hostingFixture';
import { contentType } from './hostingTable';
import { listMoves } from './listMoves';

const link = '</manual/assets/js/main.1a2b.js>; rel=preload; as=script';
const table = hostingTable(previewEnv, ["'sha256-abc='"], { '/': link, '/zh/components/': link });
const place = { root: '/srv/site', address: ':8080' };

/** A line and the block behind it. */
interface Block {
  words: string[];
  within: Block[];
}

/** Reads a Caddyfile as far as this one goes: words, texts between backticks or quotes, blocks, comments. */
function parse(text: string): Block[] {
  const root: Block = { words: [], within: [] };
  const open = [root];
  for (const line of text.split('\n').filter((each) => !/^\s*(?:#|$)/.test(each))) {
    const words = [...line.matchAll(/`([^`]*)`|"([^"]*)"|(\S+)/g)].map(
      ([, raw, quoted, word]) => raw ?? quoted ?? word ?? '',
    );
    if (words.length === 1 && words[0] === '}') {
      open.pop();
      continue;
    }
    const opens = line.endsWith('{');
    const block: Block = { words: opens ? words.slice(0, -1) : words, within: [] };
    open.at(-1)!.within.push(block);
    if (opens) open.push(block);
  }
  if (open.length !== 1) throw new Error(`${open.length - 1} blocks are not closed`);
  return root.within;
}

const all = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...all(block.within)]);

const blocks = parse(caddyfile(table, moves, place));
const named = (...words: string[]) =>
  all(blocks).find((block) => words.every((word, index) => block.words[index] === word));
/** The lines of one map. */
const mapped = (name: string) =>
  all(blocks)
    .find(({ words }) => words[0] === 'map' && words[2] === `{site_${name}}`)!
    .within.map(({ words }) => words);

it('has every header of the table, in what answers and errors import', () => {
  const headers = named('(site_headers)')!.within.find(({ words }) => words[0] === 'header')!;
  const lines = headers.within.map(({ words }) => words);
  expect(lines).toEqual([
    ...Object.entries(table.headers),
    ['Cache-Control', table.caching.otherwise],
  ]);
  expect(lines).toContainEqual(['X-Robots-Tag', 'noindex']);
  for (const name of ['route', 'handle_errors']) {
    const imports = all(named(name)!.within).map(({ words }) => words.join(' '));
    expect(imports).toContain('import site_headers');
  }
});

it('has every type, what may be kept for good, and what pages load first', () => {
  for (const [ending, type] of Object.entries(table.types)) {
    expect(mapped('type')).toContainEqual([`~\\${ending}$`, contentType(table, type)]);
  }
  expect(mapped('kept')).toEqual([
    ['~^(?:/assets/|/zh/assets/)', table.caching.forGood],
    ['default', table.caching.otherwise],
  ]);
  expect(mapped('preload')).toEqual([
    ['~^(?:/|/zh/components/(?:.*/)?)index\\.html$', link],
    ['default', ''],
  ]);
});

it('has every moved address of every language, by its status', () => {
  for (const [name, status] of [
    ['moved', 301],
    ['moved_for_now', 302],
  ] as const) {
    const lines = mapped(name);
    const keeping = moves.folders.filter((move) => move.status === status && /\*$/.test(move.to));
    // Both languages and the default; files in a folder whose pages keep their names have lines of their own.
    expect(lines).toHaveLength(
      2 * (moves.exact.length + moves.folders.length + keeping.length) + 1,
    );
    for (const move of moves.exact) {
      const target = lines.find(([from]) => from === `/zh${move.from}`)![1];
      expect(target === '').toBe(move.status !== status);
    }
  }
  expect(mapped('moved')).toContainEqual(['/zh/api-docs/old', '/manual/zh/api-docs/new/']);
  expect(mapped('moved')).toContainEqual(['~^/zh/api(/.*)?$', '/manual/zh/api-docs${1}/']);
  expect(mapped('moved')).toContainEqual(['~^/zh/archive(/.*)?$', 'https://v4.example.org/zh/']);
  expect(mapped('moved_for_now')).toContainEqual([
    '~^/zh/v8(/.*)?$',
    'https://v8.example.org/zh/x${1}/',
  ]);
  expect(mapped('moved_for_now')).toContainEqual(['/later', '/manual/now/']);
});

/** What a placeholder stands for, by those that Caddy has of a request. */
function valueOf(name: string, request: Readonly<Record<string, string>>): string {
  const known = request[name];
  if (known !== undefined || !name.startsWith('site_')) return known ?? '';
  const block = all(blocks).find(({ words }) => words[0] === 'map' && words[2] === `{${name}}`)!;
  const source = block.words[1]!.replace(/\{([^}]+)\}/g, (_, inner: string) =>
    valueOf(inner, request),
  );
  for (const { words } of block.within) {
    const [from = '', to = ''] = words;
    if (from === 'default' || from === source) return to;
    const [, flags = '', pattern] = /^~(?:\(\?([is]+)\))?(.*)$/.exec(from) ?? [];
    const found = pattern === undefined ? null : new RegExp(pattern, flags).exec(source);
    if (found) return to.replace(/\$\{(\d)\}/g, (_, index: number) => found[index] ?? '');
  }
  throw new Error(`${name} has no default`);
}

it.each([
  ['/manual/v7/components/buttons.md', 'moved_for_now', '/manual/components/buttons.md'],
  ['/manual/v7/components/buttons/?a=1', 'moved_for_now', '/manual/components/buttons/?a=1'],
  ['/manual/v7/x/8.9.2', 'moved_for_now', '/manual/x/8.9.2/'],
  ['/manual/zh/api/Button.JSON?a=1', 'moved', '/manual/zh/api-docs/Button.JSON?a=1'],
  ['/manual/api/', 'moved', '/manual/api-docs/'],
  ['/manual/archive/a.md?a=1', 'moved', 'https://v4.example.org/?a=1'],
  ['/manual/shop/?a=1', 'moved', 'https://mui.com/store/?ref=docs'],
  ['/manual/zh/news?a=1', 'moved', 'https://mui.com/x/whats-new/#v8'],
])('%s has %s to %s', (address, name, target) => {
  const request = { 'http.request.orig_uri': address };
  const moved = valueOf(`site_${name}`, request);
  expect(moved + valueOf('site_moved_query', request)).toBe(target);
});

it.each(accepted)('who accepts "%s" gets Markdown: "%s"', (accept, wants) => {
  expect(valueOf('site_wants_markdown', { 'http.request.header.Accept': accept })).toBe(wants);
});

it('names only what it defines', () => {
  const words = all(blocks).flatMap((block) => block.words);
  const used = (pattern: RegExp) =>
    new Set(words.flatMap((word) => [...word.matchAll(pattern)].map(([, name]) => name)));
  const firsts = all(blocks).map((block) => block.words);
  const maps = firsts.filter(([first]) => first === 'map').map(([, , to]) => to!.slice(1, -1));
  expect(new Set(maps)).toEqual(used(/\{(site_\w+)\}/g));
  const matchers = firsts.filter(([first]) => first?.startsWith('@')).map(([first]) => first);
  const asked = firsts.flatMap(([, second]) => (second?.startsWith('@') ? [second] : []));
  expect(new Set(matchers)).toEqual(new Set(asked));
  const snippets = blocks.map((block) => block.words[0]).filter((word) => word?.startsWith('('));
  const imports = firsts.filter(([first]) => first === 'import').map(([, name]) => `(${name})`);
  expect(new Set(snippets)).toEqual(new Set(imports));
});

it('shows nobody what is for the host, and compresses nothing while a reader waits', () => {
  for (const name of [...table.hidden, '/404.html', '/zh/404.html']) {
    expect(mapped('hidden')).toContainEqual([name, 'yes']);
  }
  const firsts = all(blocks).map(({ words }) => words.join(' '));
  expect(firsts).toContain('precompressed zstd br gzip');
  expect(firsts.filter((line) => /^(?:encode|browse|templates)\b/.test(line))).toEqual([]);
  expect(firsts).toContain('admin off');
});

it('knows an expression where a text could be meant', () => {
  const odd = listMoves([
    { from: '/a.b(c)', to: '/d' },
    { from: '/e.f/*', to: '/g/*' },
  ]);
  const lines = all(parse(caddyfile(table, odd, place))).map(({ words }) => words);
  expect(lines).toContainEqual(['/a.b(c)', '/manual/d/']);
  expect(lines).toContainEqual(['~^/e\\.f(/.*)?$', '/manual/g${1}/']);
});

it.each(['/a`b', '/{$HOME}'])('refuses %s, which would be more than text', (from) => {
  expect(() => caddyfile(table, listMoves([{ from, to: '/b' }]), place)).toThrow(
    'cannot stand in a Caddyfile',
  );
});

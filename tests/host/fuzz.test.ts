import fc from 'fast-check';
import { loadParser } from '../../plugins/content-check/lib/parsePage';
import { readPage } from '../../plugins/content-check/lib/readPage';
import { parseFeed } from '../../src/ads/rules/parseFeed';
import { fragmentIds } from '../../src/arrival/rules/fragmentIds';
import { readPlaces, writePlaces } from '../../src/arrival/rules/visitedPlaces';
import { findMove } from '../../src/navigation/rules/paths/findRedirect';
import { hostAddress } from '../../src/navigation/rules/paths/hostAddress';
import { readInstead } from '../../src/navigation/rules/paths/insteadOf';
import { parseCodeHash } from '../../src/preferences/rules/codeHash';
import { readCookie } from '../../src/preferences/rules/readCookie';
import {
  registry,
  type Preference,
  type PreferenceName,
} from '../../src/preferences/rules/registry';
import { resolvePreferences } from '../../src/preferences/rules/resolvePreferences';
import { parseSandboxSource } from '../../src/sandbox/rules/parseSandboxSource';
import { parseSandboxQuery } from '../../src/sandbox/rules/sandboxLink';
import { redirects } from './site';

/** Inputs in all; a failing one is printed with its seed, and `FUZZ_SEED` repeats a run. */
const seed = Number(process.env.FUZZ_SEED) || Date.now();
let inputs = 0;
const trying = (numRuns: number) => ({ numRuns, seed });

/** What an attacker writes, among ordinary texts. */
const hostile = fc.constantFrom(
  '<script>self.hacked=1</script>',
  '"><img src=x onerror=hacked()>',
  'javascript:hacked()',
  'data:text/html,<script>hacked()</script>',
  '//example.org/',
  '\\\\example.org',
  '/\t/example.org',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '%',
  '%00',
  '%E0%A4%A',
  '\u0000',
  '\u202e',
  '\ud800',
  '${hacked()}',
  '{hacked()}',
  'https://user:pass@example.org/',
);
const text = fc.oneof(
  hostile,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(hostile, fc.string()), { maxLength: 5 }).map((parts) => parts.join('')),
);
const word = fc.oneof(text, fc.constantFrom('js', 'ts', 'tailwind', 'dark', 'rtl', 'system', 'zh'));
const query = fc
  .array(
    fc.tuple(
      fc.oneof(text, fc.constantFrom('demo', 'code', 'style', 'mode', 'dir', 'instead', 'service')),
      word,
    ),
  )
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);

it('an ad of a feed has https addresses and plain texts only', () => {
  const address = fc.oneof(text, fc.webUrl(), fc.constant('https://ads.example.org/a'));
  const item = fc.record(
    {
      statlink: address,
      image: address,
      company: text,
      description: text,
      statimp: address,
      pixel: address,
      timestamp: fc.oneof(text, fc.integer()),
    },
    { requiredKeys: [] },
  );
  const answer = fc.oneof(
    fc.anything(),
    fc.record({ ads: fc.oneof(fc.array(fc.oneof(item, fc.anything())), fc.anything()) }),
  );
  fc.assert(
    fc.property(answer, (value) => {
      inputs += 1;
      const ad = parseFeed(value, 0);
      if (typeof ad === 'string') return;
      for (const each of [ad.link, ad.image, ...ad.pixels]) {
        expect(new URL(each).protocol).toBe('https:');
      }
      expect(`${ad.company}${ad.description}`).not.toMatch(/\p{Cc}/u);
    }),
    trying(4000),
  );
});

it('a fragment chooses known values and names ids', () => {
  fc.assert(
    fc.property(word, (value) => {
      inputs += 1;
      const { code, style } = parseCodeHash(`#${value}`);
      expect(['TS', 'JS', undefined]).toContain(code);
      expect(['system', 'css', 'tailwind', undefined]).toContain(style);
      for (const id of fragmentIds(`#${value}`)) expect(typeof id).toBe('string');
    }),
    trying(3000),
  );
});

it('query, storage and cookie choose known values of preferences', () => {
  const names = Object.keys(registry) as PreferenceName[];
  fc.assert(
    fc.property(word, query, fc.array(word, { minLength: 1 }), text, (hash, search, words, key) => {
      inputs += 1;
      const read = (name: PreferenceName) => words[names.indexOf(name) % words.length] ?? null;
      const chosen = resolvePreferences({ hash: `#${hash}`, search, read });
      for (const name of names) {
        const { values, pattern }: Preference = registry[name];
        if (pattern) expect(chosen[name]).toMatch(new RegExp(`^$|${pattern.source}`));
        else expect(values).toContain(chosen[name]);
      }
      const cookie = readCookie(words.join('; '), key);
      expect(cookie === null || typeof cookie === 'string').toBe(true);
    }),
    trying(3000),
  );
});

it('a query leads to a page of this site or to nothing', () => {
  fc.assert(
    fc.property(query, (search) => {
      inputs += 1;
      expect(readInstead(search) ?? '/a').toMatch(/^\/[a-z\d]/i);
      expect(parseSandboxQuery(search)?.demo ?? 'a').toMatch(/^[\w./-]+$/);
    }),
    trying(3000),
  );
});

it('an address leads to one of this site, or to one of the table', () => {
  const path = fc.array(
    fc.oneof(
      text,
      fc.constantFrom('/', '//', '\\', 'en', 'zh', 'api', 'old', 'store', 'v7', '7.2.0'),
    ),
  );
  fc.assert(
    fc.property(path, (parts) => {
      inputs += 1;
      const address = `/${parts.join('/')}`;
      for (const target of [findMove(redirects, address)?.to, hostAddress(address)]) {
        if (target === undefined) continue;
        expect(target).toMatch(/^(?:\/(?![/\\])|https:\/\/(?:mui\.com\/store|v4\.example\.org)\/)/);
      }
    }),
    trying(3000),
  );
});

it('stored places are places or none', () => {
  const place = fc.record({ y: fc.anything(), target: fc.anything(), heights: fc.anything() });
  const stored = fc.oneof(
    text,
    fc.json(),
    fc.array(fc.tuple(text, fc.oneof(place, fc.anything()))).map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '[';
      }
    }),
  );
  fc.assert(
    fc.property(stored, (value) => {
      inputs += 1;
      const places = readPlaces(value);
      for (const { y } of places.values()) expect(Number.isFinite(y)).toBe(true);
      expect(readPlaces(writePlaces(places))).toEqual(places);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
    trying(2000),
  );
});

it('the source of a sandbox is one, or is refused in words', () => {
  const source = fc.oneof(
    fc.anything(),
    fc.json().map((value) => JSON.parse(value) as unknown),
    fc.dictionary(text, fc.anything()),
  );
  fc.assert(
    fc.property(source, (value) => {
      inputs += 1;
      try {
        parseSandboxSource(value);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(TypeError);
      }
    }),
    trying(1500),
  );
});

it('a translated page is read, or its faults are told', async () => {
  const parser = await loadParser();
  const line = fc.oneof(
    text,
    fc.constantFrom(
      '---',
      '## 标题 {#id}',
      '```tsx',
      '```',
      ':::note',
      ':::',
      '<Demo name="A" height={32} />',
      '[a](javascript:hacked())',
      'import a from "node:fs"',
      'export const a = hacked()',
      '{hacked()}',
      '<script>hacked()</script>',
    ),
  );
  const before = Object.keys(globalThis).length;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      inputs += 1;
      const facts = readPage(lines.join('\n'), 'zh', parser);
      for (const fault of facts.faults) expect(fault.what).not.toBe('');
    }),
    trying(1500),
  );
  expect(Object.keys(globalThis)).toHaveLength(before);
});

afterAll(() => {
  process.stdout.write(`Fuzzed ${inputs} inputs with seed ${seed}\n`);
  expect(inputs).toBeGreaterThanOrEqual(20_000);
});

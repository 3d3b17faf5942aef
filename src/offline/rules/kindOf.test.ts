import fc from 'fast-check';
import { keyOf, kindOf, mayKeep, namedIn, titleIn, type WorkerSite } from './kindOf.js';

const origin = 'https://docs.example.org';
const core: WorkerSite = { origin, base: '/', name: 'core', others: ['zh/'] };
const x: WorkerSite = { ...core, name: 'x' };
const chinese: WorkerSite = { ...core, base: '/zh/', others: [] };

it.each([
  [core, '/components/chips/', true, 'page'],
  [core, '/x/react-charts/', true, undefined],
  [core, '/zh/components/chips/', true, undefined],
  [core, '/zh/x/react-charts/', true, undefined],
  [core, '/x/anything.json', false, undefined],
  [x, '/x/react-charts/', true, 'page'],
  [x, '/components/chips/', true, undefined],
  [chinese, '/zh/components/chips/', true, 'page'],
  [chinese, '/components/chips/', true, undefined],
  [{ ...chinese, name: 'x' as const }, '/zh/x/react-charts/', true, 'page'],
  [x, '/assets/js/main.941b882e.js', false, 'file'],
  [x, '/assets/js/00484dda.js?v=941b882e', false, 'file'],
  [core, '/assets/js/00484dda.js', false, 'data'],
  [core, '/pagefind/pagefind.js?ts=1', false, 'data'],
  [core, '/search/current-x.json', false, 'data'],
  [core, '/sandboxes/docs/_playground/Components.json', false, 'data'],
  [core, '/api-history/index.json', false, 'data'],
  [core, '/sandbox/', false, undefined],
  [core, '/ads-in-house/figma.svg', false, undefined],
  [core, '/feed.json', false, undefined],
  [core, '/sw.js', false, undefined],
])('%j: %s is kept as %4$s', (site, address, isPage, kind) => {
  expect(kindOf(origin + address, site, isPage)).toBe(kind);
});

it('leaves other hosts alone', () => {
  expect(kindOf('https://ads.example.org/assets/a.12345678.js', core, false)).toBeUndefined();
});

it('keeps one copy of a page or index, whatever its query is, and one of each version of a file', () => {
  expect(keyOf(`${origin}/a/?b#c`, 'page')).toBe(`${origin}/a/`);
  expect(keyOf(`${origin}/pagefind/pagefind.js?ts=1`, 'data')).toBe(
    `${origin}/pagefind/pagefind.js`,
  );
  expect(keyOf(`${origin}/assets/js/a.js?v=1`, 'file')).toBe(`${origin}/assets/js/a.js?v=1`);
});

it('keeps whole answers of this site only', () => {
  const whole = { status: 200, type: 'basic', redirected: false } as const;
  expect(mayKeep(whole)).toBe(true);
  expect(mayKeep({ ...whole, status: 404 })).toBe(false);
  expect(mayKeep({ ...whole, status: 206 })).toBe(false);
  expect(mayKeep({ ...whole, type: 'opaque', status: 0 })).toBe(false);
  expect(mayKeep({ ...whole, redirected: true })).toBe(false);
});

it('finds the demos that a script names and the pictures of a page', () => {
  const script = `JSON.parse('{"system":["/assets/demos/runtime.js?v=1","/assets/demos/docs/a.js?v=2"]}')`;
  expect(namedIn(script, core)).toEqual([
    '/assets/demos/runtime.js?v=1',
    '/assets/demos/docs/a.js?v=2',
  ]);
  expect(namedIn('<img src=/img/mark.svg alt><img src="/assets/images/a.png">', core)).toEqual([
    '/img/mark.svg',
    '/assets/images/a.png',
  ]);
});

it('takes the title of a page', () => {
  expect(titleIn('<title data-rh=true>Chip &amp; Co - MUI Docs</title>')).toBe(
    'Chip &amp; Co - MUI Docs',
  );
  expect(titleIn('<p>none')).toBe('');
});

it('finds nothing in any text that does not lie below the base', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const address of namedIn(text, chinese)) expect(address.startsWith('/zh/')).toBe(true);
      expect(titleIn(text)).not.toMatch(/</);
    }),
    { numRuns: 2000 },
  );
});

it('answers for no page of the other site', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(kindOf(`${origin}/x${path || '/'}`.replace('/x/', '/x/'), core, false)).not.toBe(
        'page',
      );
      if (path.startsWith('/')) {
        expect(kindOf(`${origin}/x${path}`, core, true)).toBe(
          new URL(`${origin}/x${path}`).pathname.startsWith('/x/') ? undefined : 'page',
        );
      }
    }),
    { numRuns: 2000 },
  );
});

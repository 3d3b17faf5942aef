import { followVersionSwitches, type SwitchingPage } from './versionSwitches';

const instances = {
  x: {
    base: '/x',
    versions: [
      { name: 'current', path: '/zh/x' },
      { name: '8.8.0', path: '/zh/x/8.8.0' },
    ],
  },
};

function page(rest: string, version: string, href: string | undefined, headings: string[] = []) {
  return {
    address: `/zh/x${version}${rest}/`,
    headings,
    hrefs: href === undefined ? [] : [href],
    home: '/grid',
  };
}

const kept = page('/grid', '', '/zh/x/8.8.0/grid/', ['rows', 'new']);
const old = page('/grid', '/8.8.0', '/zh/x/grid/', ['rows', 'gone']);
const faultsOf = (pages: SwitchingPage[]) => followVersionSwitches({ pages, instances }).faults;

it('counts the switches and the headings that both pages have', () => {
  const joins = page('/grid/joins', '', '/zh/x/8.8.0/grid/?instead=%2Fx%2Fgrid%2Fjoins', ['a']);
  expect(followVersionSwitches({ pages: [kept, old, joins], instances })).toEqual({
    faults: [],
    looked: {
      'x current → 8.8.0': { combinations: 2, headings: 1 },
      'x 8.8.0 → current': { combinations: 1, headings: 1 },
    },
  });
});

it('keeps a heading that is not written in Latin letters', () => {
  const [one, other] = [kept, old].map((each) => ({ ...each, headings: ['行', '%E5%88%97'] }));
  expect(faultsOf([one!, other!])).toEqual([]);
});

it('looks at nothing while one version is kept', () => {
  const one = { x: { base: '/x', versions: [{ name: 'current', path: '/zh/x' }] } };
  expect(followVersionSwitches({ pages: [page('/grid', '', undefined)], instances: one })).toEqual({
    faults: [],
    looked: {},
  });
});

it.each([
  ['no link', [page('/grid', '', undefined), old], /has 0 links to 8\.8\.0/],
  ['a link into the void', [page('/grid', '', '/zh/x/8.8.0/none/'), old], /no such page/],
  [
    'another page without a word',
    [page('/grid/joins', '', '/zh/x/8.8.0/grid/'), kept, old],
    /is another page, and does not say so/,
  ],
  [
    'a page said to be missing that is there',
    [page('/grid', '', '/zh/x/8.8.0/grid/?instead=%2Fx%2Fgrid'), old],
    /missing, and it is there/,
  ],
  [
    'the wrong page said to be missing',
    [page('/grid/joins', '', '/zh/x/8.8.0/grid/?instead=%2Fx%2Fother'), kept, old],
    /names another page/,
  ],
  [
    'a page too far above',
    [
      page('/grid/joins/left', '', '/zh/x/8.8.0/grid/?instead=%2Fx%2Fgrid%2Fjoins%2Fleft'),
      page('/grid/joins', '/8.8.0', '/zh/x/grid/?instead=%2Fx%2Fgrid%2Fjoins'),
      kept,
      old,
    ],
    /is not the nearest page above it, \/grid\/joins/,
  ],
  [
    'a page outside of every version',
    [{ ...kept, address: '/about/' }, old, kept],
    /\/about\/: is in no version/,
  ],
])('finds %s', (_fault, pages, wanted) => {
  const faults = faultsOf(pages);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(wanted);
});

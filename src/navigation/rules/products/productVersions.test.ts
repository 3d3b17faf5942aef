import { productVersions } from './productVersions';

const charts = {
  version: '8.9.2',
  instance: 'x',
  home: '/x/react-charts/',
  kept: { '8.8.0': '/x/react-charts/', '8.0.0': '/x/react-charts/bars/' } as Record<string, string>,
  archived: [
    {
      text: 'v7',
      href: 'https://v7.mui.com{langPrefix}/x/react-charts/',
      supportEnds: '2027-04-17',
    },
    { text: 'v6', href: 'https://v6.mui.com{langPrefix}/x/react-charts/' },
  ],
};
const archived = [
  {
    text: 'v7',
    href: 'https://v7.mui.com/x/react-charts/',
    isCurrent: false,
    supportEnds: '2027-04-17',
  },
  { text: 'v6', href: 'https://v6.mui.com/x/react-charts/', isCurrent: false },
];

it('lists the current version, then the archived ones', () => {
  expect(productVersions(charts, [{ name: 'current', label: 'Next' }])).toEqual([
    { text: 'v8.9.2', href: '/x/react-charts/', isCurrent: true },
    ...archived,
  ]);
});

it('lists versions that are kept on this site between them', () => {
  const versions = [
    { name: 'current', label: 'Next' },
    { name: '8.8.0', label: '8.8.0' },
  ];
  expect(productVersions(charts, versions)[1]).toEqual({
    text: 'v8.8.0',
    href: '/x/8.8.0/react-charts/',
    isCurrent: false,
  });
  const core = {
    version: '7.2.0',
    instance: 'default',
    home: '/system/overview/',
    kept: { '7.1.0': '/system/overview/' },
    archived: [],
  };
  expect(productVersions(core, [{ name: '7.1.0', label: '7.1.0' }])[1]?.href).toBe(
    '/7.1.0/system/overview/',
  );
});

it('leaves out a version that has no such product, and begins where the product begins there', () => {
  const versions = ['current', '8.8.0', '8.4.0', '8.0.0'].map((name) => ({ name, label: name }));
  expect(
    productVersions({ ...charts, archived: [] }, versions).map(({ text, href }) => [text, href]),
  ).toEqual([
    ['v8.9.2', '/x/react-charts/'],
    ['v8.8.0', '/x/8.8.0/react-charts/'],
    ['v8.0.0', '/x/8.0.0/react-charts/bars/'],
  ]);
});

it('leads to the addresses of the language on other hosts', () => {
  const rows = productVersions(charts, [{ name: 'current', label: 'Next' }], '/zh');
  expect(rows.map(({ href }) => href)).toEqual([
    // Links inside the site get their language from the router.
    '/x/react-charts/',
    'https://v7.mui.com/zh/x/react-charts/',
    'https://v6.mui.com/zh/x/react-charts/',
  ]);
});

it('lists the current version once, as long as the pages of its number or its archive are the same', () => {
  const versions = ['8.9.2', '8.8.0'].map((name) => ({ name, label: name }));
  const rows = productVersions(
    {
      ...charts,
      kept: { ...charts.kept, '8.9.2': '/x/react-charts/' },
      archived: [{ text: 'v8.9.2', href: 'https://v8.example.org/x/' }],
    },
    [{ name: 'current', label: '8.9.2' }, ...versions],
  );
  expect(rows.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
    ['v8.9.2', true],
    ['v8.8.0', false],
  ]);
});

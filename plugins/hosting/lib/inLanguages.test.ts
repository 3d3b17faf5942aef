import { belowBase, inLanguages } from './inLanguages';

it('moves an address within each language, below the base', () => {
  const table = { baseUrl: '/manual/', languages: ['zh'] };
  expect(inLanguages(table, { from: '/a', to: '/b/', status: 302 })).toEqual([
    { from: '/manual/a', to: '/manual/b/', status: 302 },
    { from: '/manual/zh/a', to: '/manual/zh/b/', status: 302 },
  ]);
  const away = { from: '/a', to: 'https://v4.example.org{langPrefix}/', status: 301 } as const;
  expect(inLanguages(table, away).map(({ to }) => to)).toEqual([
    'https://v4.example.org/',
    'https://v4.example.org/zh/',
  ]);
});

it('leaves an address of another host', () => {
  expect(belowBase('/manual/', 'https://example.org/')).toBe('https://example.org/');
  expect(belowBase('/', '/a')).toBe('/a');
});

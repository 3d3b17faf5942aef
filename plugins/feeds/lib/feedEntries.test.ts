import { feedEntries, mostEntries } from './feedEntries';

const url = 'https://docs.example.org';
const changelog = `${url}/discover-more/changelog/`;
const release = (version: string, date?: string) => ({
  version,
  ...(date && { date }),
  sections: [
    {
      title: '',
      entries: [
        ['item', 'First'] as [kind: 'item', text: string],
        ['item', 'Second'] as [kind: 'item', text: string],
      ],
    },
    { title: 'Fixes', entries: [] },
  ],
});
const page = (permalink: string, date: string | undefined, more: object = {}) => ({
  permalink,
  title: 'Page',
  description: 'What it is for.',
  versionName: 'current',
  isUnlisted: false,
  facts: { badges: { newFeature: true as const }, ...(date && { updated: { date, commit: 'a' } }) },
  ...more,
});
const read = (releases: ReturnType<typeof release>[], docs: ReturnType<typeof page>[]) =>
  feedEntries({ releases: [['MUI X', releases]], docs, url, changelog });

it('lists releases and new pages, newest first', () => {
  const entries = read(
    [release('8.9.2', '2025-07-31'), release('8.9.1', '2025-07-01')],
    [page('/a/', '2025-07-15')],
  );
  expect(entries).toEqual([
    {
      title: 'MUI X 8.9.2',
      id: `${changelog}#mui-x-8.9.2`,
      link: changelog,
      date: '2025-07-31',
      summary: 'First · Second',
    },
    {
      title: 'Page',
      id: `${url}/a/`,
      link: `${url}/a/`,
      date: '2025-07-15',
      summary: 'What it is for.',
    },
    expect.objectContaining({ title: 'MUI X 8.9.1' }),
  ]);
});

it('leaves out what has no date, what is not new and what is no page of the current version', () => {
  expect(
    read(
      [release('8.9.2')],
      [
        page('/a/', undefined),
        page('/b/', '2025-01-01', { facts: { updated: { date: '2025-01-01', commit: 'a' } } }),
        page('/c/', '2025-01-01', { versionName: '7.0.0' }),
        page('/d/', '2025-01-01', { isUnlisted: true }),
      ],
    ),
  ).toEqual([]);
});

it('has one order for one day, and an end', () => {
  const pages = Array.from({ length: 80 }, (_each, index) =>
    page(`/${100 + index}/`, '2025-01-01'),
  );
  const entries = read([], pages.toReversed());
  expect(entries).toHaveLength(mostEntries);
  expect(entries[0]?.link).toBe(`${url}/100/`);
});

import { scoreEngine } from './scoreEngine';

const judged = {
  kind: 'en task',
  lang: 'en',
  product: 'x',
  query: 'q',
  targets: ['a/#b'],
} as const;
const query = { ...judged, targets: [...judged.targets] };

it('tells the section from the page that has it', () => {
  const scores = scoreEngine([
    { judged: query, options: ['a/', 'a/#b'], pages: ['a/'] },
    { judged: query, options: ['a/#b'], pages: ['a/'] },
    { judged: query, options: ['c/'], pages: ['c/', 'a/'] },
    { judged: query, options: [], pages: [] },
  ]);
  expect(scores).toEqual([
    { kind: 'en task', queries: 4, first: 0.25, section: 0.5, firstPage: 0.5, page: 0.75 },
    { kind: 'all', queries: 4, first: 0.25, section: 0.5, firstPage: 0.5, page: 0.75 },
  ]);
});

it('looks at five of each', () => {
  const options = ['1/', '2/', '3/', '4/', '5/', 'a/#b'];
  expect(scoreEngine([{ judged: query, options, pages: options }])[0]).toMatchObject({
    section: 0,
    page: 0,
  });
});

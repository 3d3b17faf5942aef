import { joinSections, joinWords, type FoundPlaces } from './joinWords';

const page = (places: Record<string, number>): FoundPlaces => ({
  url: '/a/',
  sub_results: Object.entries(places).map(([url, times]) => ({
    url,
    locations: Array.from({ length: times }, (_, at) => at),
  })),
});

it('puts the page first that has the words that tell most', () => {
  const answers = [
    { scores: new Map([['rare', 2]]) },
    {
      scores: new Map([
        ['common', 9],
        ['rare', 1],
        ['other', 1],
      ]),
    },
  ];
  expect(joinWords(answers, 100, () => 1)).toEqual(['rare', 'common', 'other']);
  expect(joinWords(answers, 100, (id) => (id === 'other' ? 10 : 1))[0]).toBe('other');
  expect(joinWords([], 100, () => 1)).toEqual([]);
});

it('names the section that has several words before one that has one of them often', () => {
  const places = [
    { page: page({ '/a/#often': 6, '/a/#both': 1 }), found: 10 },
    { page: page({ '/a/#both': 1 }), found: 10 },
  ];
  expect(joinSections(places, 100)).toBe('/a/#both');
  expect(joinSections([{ page: page({}), found: 1 }], 100)).toBe('/a/');
  expect(joinSections([], 100)).toBeUndefined();
});

import { checkBudget, parseBudget } from './checkBudget';

const budget = { blocks: 2, days: 30, pages: 0 };

it('is content within the budget, and with an age that nobody knows', () => {
  const ages = [
    { place: 'a:1', days: 30 },
    { place: 'a:2', days: undefined },
  ];
  expect(checkBudget({ ages, untranslated: [] }, budget)).toEqual([]);
});

it('says what is over it', () => {
  const ages = ['a', 'b', 'c'].map((place) => ({ place, days: place === 'c' ? 31 : 0 }));
  const lines = checkBudget({ ages, untranslated: ['/new'] }, budget);
  expect(lines).toEqual([
    expect.stringContaining('3 blocks are stale or missing; the budget allows 2'),
    expect.stringContaining('c has been open for 31 days'),
    expect.stringContaining('1 pages have no translation; the budget allows 0: /new'),
  ]);
});

it.each([[{}], [{ blocks: -1, days: 1, pages: 1 }], [{ blocks: 1, days: '9', pages: 1 }], [null]])(
  'refuses %j',
  (value) => {
    expect(() => parseBudget(value)).toThrow(
      /"budget\.(?:blocks|days|pages)" has to be a whole number/,
    );
  },
);

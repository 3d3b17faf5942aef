import { leaveOutGaps } from './leaveOutGaps';
import type { LocalFault, PageFacts } from './types';

const faults = (...whats: string[]): LocalFault[] =>
  whats.map((what, index) => ({ line: index + 1, what, why: '', mend: '' }));

const recorded = (...whats: string[]) => ({ faults: faults(...whats) }) as PageFacts;

const left = (own: string[], known: string[]) =>
  leaveOutGaps(faults(...own), recorded(...known)).map(({ what }) => what);

it('leaves out what is wrong only because the rest is not translated yet', () => {
  const gaps = ['has no description', 'defines [lamps], which nothing uses'];
  expect(left([...gaps, 'has an empty code fence'], gaps)).toEqual(['has an empty code fence']);
});

it('knows a level that is passed over by its numbers', () => {
  const known = ['goes from level 2 to level 4 at "Dark ones"'];
  expect(left(['goes from level 2 to level 4 at "深色"'], known)).toEqual([]);
  const other = ['goes from level 1 to level 4 at "深色"'];
  expect(left(other, known)).toEqual(other);
});

it('leaves out nothing of what was translated as a whole', () => {
  expect(left(['has no description'], [])).toEqual(['has no description']);
});

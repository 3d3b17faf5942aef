import fc from 'fast-check';
import { keepPlace, readPlaces, writePlaces, type Place, type Places } from './visitedPlaces';

const places = fc.array(
  fc.tuple(
    fc.string(),
    fc.record<Place>(
      {
        y: fc.float({ min: 0, noNaN: true, noDefaultInfinity: true }),
        target: fc.string(),
        link: fc.tuple(fc.string(), fc.nat()),
        groups: fc.stringMatching(/^[01]*$/),
        heights: fc.dictionary(
          fc.stringMatching(/^[a-z]+-[A-Za-z]*$/),
          fc.double({ noNaN: true, noDefaultInfinity: true, min: 1, max: 9999 }),
        ),
      },
      { requiredKeys: ['y'] },
    ),
  ),
);

const kept = (given: readonly (readonly [string, Place])[]): Places => {
  const all: Places = new Map();
  for (const [id, place] of given) keepPlace(all, id, place);
  return all;
};

it('reads what it wrote', () => {
  fc.assert(
    fc.property(places, (given) => {
      const all = kept(given);
      const written = [...readPlaces(writePlaces(all))];
      expect(written).toEqual(JSON.parse(JSON.stringify([...all])));
    }),
  );
});

it('keeps the latest place of an entry, and the link by which it was left last', () => {
  const all = kept([
    ['a', { y: 10, link: ['/b/', 1] }],
    ['b', { y: 20 }],
    ['a', { y: 30 }],
  ]);
  expect([...all]).toEqual([
    ['b', { y: 20 }],
    ['a', { y: 30, link: ['/b/', 1] }],
  ]);
});

it('keeps the last hundred', () => {
  const all = kept(Array.from({ length: 130 }, (_, index) => [`${index}`, { y: index }] as const));
  expect([...all.keys()]).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 30}`));
});

it.each([null, '', 'x', '{}', '[1,[],["a"],["a",null],["a",{"y":"1"}],[1,{"y":1}]]'])(
  'takes %j for nothing',
  (text) => {
    expect([...readPlaces(text)]).toEqual([]);
  },
);

it('throws at nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(readPlaces(text)).toBeInstanceOf(Map);
    }),
  );
});

it('drops a link that is none', () => {
  expect(readPlaces('[["a",{"y":1,"link":["/b/"]}]]').get('a')).toEqual({ y: 1 });
});

import { readClick, type MarkedElement } from './readClick';

type Marks = Partial<Record<'category' | 'action' | 'label' | 'split', string>>;

/** Elements from the innermost to the outermost, each inside the next. */
function nested(...marks: Marks[]): MarkedElement | null {
  return marks.reduceRight<MarkedElement | null>(
    (parentElement, own) => ({
      parentElement,
      getAttribute: (name) => own[name.replace('data-ga-event-', '') as keyof Marks] ?? null,
    }),
    null,
  );
}

const inner = { category: 'inner', action: 'click', label: 'one' };
const outer = { category: 'outer', action: 'click', label: 'two' };

it.each([
  ['nothing', [], null],
  ['no mark', [{}, {}], null],
  ['its own marks', [inner], inner],
  ['marks further up', [{}, {}, outer], outer],
  ['the nearest of two', [{}, inner, {}, outer], inner],
  ['an empty category is none', [{ ...inner, category: '' }, outer], outer],
  ['an action without category is none', [{ action: 'click' }, outer], outer],
  [
    'what is missing is null',
    [{ category: 'inner' }],
    { category: 'inner', action: null, label: null },
  ],
] as const)('%s', (_name, marks, expected) => {
  expect(readClick(nested(...marks), () => 0.5)).toEqual(expected);
});

it.each([
  ['0.1', 0.05, true],
  ['0.1', 0.1, true],
  ['0.1', 0.11, false],
  ['0.5', 0.4999, true],
  ['0.5', 0.5001, false],
  ['1', 0.9999, true],
  ['0', 0.9999, true],
  ['', 0.9999, true],
  ['often', 0.9999, true],
  ['0.1 of all', 0.9999, true],
  ['NaN', 0.9999, true],
  ['-1', 0, false],
])('split %j with the draw %d: reported %s', (split, draw, expected) => {
  const click = readClick(nested({ ...inner, split }), () => draw);
  expect(click).toEqual(expected ? inner : null);
});

it('an inner element that is not drawn is not replaced by the one around it', () => {
  expect(readClick(nested({ ...inner, split: '0.1' }, outer), () => 0.9)).toBeNull();
});

it('draws only where a share is asked for', () => {
  const random = jest.fn(() => 0.5);
  readClick(nested(inner), random);
  readClick(nested({ ...inner, split: '0' }), random);
  expect(random).not.toHaveBeenCalled();
  readClick(nested({ ...inner, split: '0.1' }), random);
  expect(random).toHaveBeenCalledTimes(1);
});

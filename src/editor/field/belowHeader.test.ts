/** @jest-environment jsdom */
import { belowHeader, type Scrolled } from './belowHeader';

const scrollBy = jest.fn();

/** Goes to where the caret is in the window, in px from its top. */
function goTo(top: number | undefined): void {
  const rect = top === undefined ? null : { top, bottom: top + 16, left: 0, right: 0 };
  const view = {
    coordsAtPos: () => rect,
    requestMeasure: ({ read, write }: { read: () => unknown; write: (place: unknown) => void }) =>
      write(read()),
  } as unknown as Scrolled;
  expect(belowHeader(view, { head: 3 })).toBe(false);
}

beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollBy });
  const { getComputedStyle } = window;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      Object.assign(getComputedStyle(element), { scrollPaddingBlockStart: '76px' }),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('brings the caret from below the header, and moves nothing where it can be seen', () => {
  goTo(20);
  expect(scrollBy.mock.calls).toEqual([[{ top: -56, behavior: 'instant' }]]);
  goTo(76);
  goTo(500);
  goTo(undefined);
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

it('leaves it where the browser refuses to scroll', () => {
  scrollBy.mockImplementation(() => {
    throw new TypeError('refused');
  });
  expect(() => goTo(20)).not.toThrow();
});

import { settleHeight } from './settleHeight';

/**
 * A frame that gets the height that is told, at least 120 px.
 * @param lost - px that a zoomed browser rounds away
 * @returns shows a program, given its height in a frame, until nothing changes any more; gives the heights that the frame has had
 */
function frame(lost = 0) {
  const settle = settleHeight();
  let height = 120;
  return (bodyIn: (height: number) => number, open = 0, width = 800): number[] => {
    const heights: number[] = [];
    let isAtRest = false;
    while (heights.length < 20) {
      const settled = settle({ width, height, body: bodyIn(height), open }, isAtRest);
      const next = Math.max(settled.height - lost, 120);
      if (next === height && !settled.isUnsure) break;
      isAtRest = next === height;
      if (!isAtRest) heights.push((height = next));
    }
    return heights;
  };
}

/** A page that fills the window, within the margin of its body. */
const page = (height: number) => height + 48;

it('is the height of the program, also where that changes', () => {
  const show = frame();
  expect(show(() => 400)).toEqual([400]);
  expect(show(() => 250)).toEqual([250]);
  expect(show(() => 50)).toEqual([120]);
  expect(show(() => 300)).toEqual([300]);
});

it('does not grow on and on with a program that grows with it', () => {
  const show = frame();
  expect(show(page)).toEqual([168, 216]);
  expect(show(page)).toEqual([]);
  // Another line below it, and back.
  expect(show((height) => page(height) + 20)).toEqual([236]);
  expect(show(page)).toEqual([216]);
  // More in it than fits into it, then something else.
  expect(show((height) => page(Math.max(height, 500)))).toEqual([500, 548, 596]);
  expect(show(() => 230)).toEqual([182, 230]);
});

it('stays as it is in a browser that rounds', () => {
  const show = frame(1);
  expect(show(page)).toEqual([167, 214]);
  expect(show(page)).toEqual([]);
});

it.each([0.5, 0.9, 2])('does not grow with one of %s of its height', (part) => {
  const show = frame();
  expect(show((height) => Math.ceil(height * part) + 48).length).toBeLessThan(4);
});

it('is as high as what has moved, also if that grew while the frame did', () => {
  const settle = settleHeight();
  const at = (height: number, body: number, isAtRest?: boolean) =>
    settle({ width: 800, height, body, open: 0 }, isAtRest);
  at(120, 150);
  expect(at(150, 180)).toEqual({ height: 150, isUnsure: true });
  expect(at(150, 180, true)).toEqual({ height: 180, isUnsure: false });
  expect(at(180, 180)).toEqual({ height: 180, isUnsure: false });
});

it('has room for what is open until that is gone', () => {
  const show = frame();
  show(() => 200);
  expect(show(() => 200, 560)).toEqual([560]);
  expect(show(() => 700, 560)).toEqual([700]);
  expect(show(() => 200)).toEqual([200]);
});

it('goes back to the height from before something was open, also with a program that grows with it', () => {
  const show = frame();
  show(page);
  expect(show(page, 560)).toEqual([560]);
  expect(show(page)).toEqual([216]);
  expect(show(page)).toEqual([]);
});

it('follows a program that becomes higher in a narrower frame', () => {
  const show = frame();
  show(() => 200);
  expect(show(() => 300, 0, 400)).toEqual([300]);
});

/** @jest-environment jsdom */
import { followPaper } from './followPaper';

it('tells of paper whether the browser asks for it or a tool prints without asking', () => {
  const print = new EventTarget() as EventTarget & { matches: boolean };
  const matchMedia = jest.fn(() => print);
  const told = jest.fn();
  Object.assign(window, { matchMedia });
  followPaper(window, told);
  expect(matchMedia).toHaveBeenCalledWith('print');
  window.dispatchEvent(new Event('beforeprint'));
  expect(told).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(told).toHaveBeenLastCalledWith(false);
  for (const matches of [true, false]) {
    print.matches = matches;
    print.dispatchEvent(new Event('change'));
    expect(told).toHaveBeenLastCalledWith(matches);
  }
});

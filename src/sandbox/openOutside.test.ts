/** @jest-environment jsdom */
import { openOutside } from './openOutside';
import { WindowBlocked } from './Problem';

afterEach(() => jest.restoreAllMocks());

it.each([
  [{ closed: false }, null],
  [{ closed: true }, new WindowBlocked()],
  [null, new WindowBlocked()],
])('a browser that gives %j', (opened, answer) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as Window | null);
  expect(openOutside('/demo/', 'width=400')).toEqual(answer);
  expect(open).toHaveBeenCalledWith('/demo/', '_blank', 'width=400');
});

import { leaveOrRemove } from './leaveOrRemove';

it.each([
  [true, 0, [['The copy is still at /tmp/copy']]],
  [false, 1, []],
])('left: %s', (isLeft, removals, said) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const copy = { folder: '/tmp/copy', remove: jest.fn() };
  leaveOrRemove(copy, isLeft);
  expect(copy.remove).toHaveBeenCalledTimes(removals);
  expect(log.mock.calls).toEqual(said);
  log.mockRestore();
});

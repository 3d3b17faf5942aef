import { createChecks } from './createChecks';

const log = jest.spyOn(console, 'log').mockImplementation(() => {});
const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  log.mockClear();
});
const last = () => String(log.mock.calls.at(-1)?.[0]);

it('counts what passed and what failed, and goes on', async () => {
  const { check, conclude } = createChecks();
  expect(await check('one', () => {})).toBe(true);
  expect(await check('two', () => Promise.reject(new Error('broken')))).toBe(false);
  expect(await check('three', () => Promise.resolve())).toBe(true);
  expect(log).toHaveBeenCalledWith('✗ two\nbroken');
  conclude();
  expect(last()).toBe('\n2 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

it('is content when all passed', async () => {
  const { check, conclude } = createChecks();
  await check('one', () => {});
  conclude();
  expect(last()).toBe('\n1 passed, 0 failed');
  expect(process.exitCode).toBe(0);
});

it('fails when it looked at nothing', () => {
  createChecks().conclude();
  expect(process.exitCode).toBe(1);
});

import fs from 'node:fs';
import { makeSite, readTree } from '../siteFixture';
import { carryOut } from './carryOut';

let made: ReturnType<typeof makeSite>;
let lines: string[];
let site: { siteDir: string; log: (line: string) => void };
beforeEach(() => {
  made = makeSite();
  lines = [];
  site = { siteDir: made.siteDir, log: (line) => lines.push(line) };
});
afterEach(() => made.remove());

const plan = ['This happens:', '  a is written'];

it('does the work, tells what it did, and forgets what the bundler kept', async () => {
  await carryOut(site, { plan, dryRun: false }, async (transaction) => {
    transaction.write('a', 'b');
  });
  expect(fs.readFileSync(`${made.siteDir}/a`, 'utf8')).toBe('b');
  expect(fs.existsSync(`${made.siteDir}/node_modules/.cache/rspack`)).toBe(false);
  expect(lines).toEqual([...plan, 'Done. Look at git diff, run npm test, and commit.']);
});

it('tells the plan and does nothing in a dry run', async () => {
  const before = readTree(made.siteDir);
  const work = jest.fn();
  await carryOut(site, { plan, dryRun: true }, work);
  expect(work).not.toHaveBeenCalled();
  expect(readTree(made.siteDir)).toEqual(before);
  expect(lines).toEqual([...plan, 'This was a dry run: nothing was written.']);
});

it('says nothing of a plan that failed', async () => {
  const work = () => Promise.reject(new Error('No space left.'));
  await expect(carryOut(site, { plan, dryRun: false }, work)).rejects.toThrow(
    'No space left.\nNothing was changed: every step was taken back.',
  );
  expect(lines).toEqual([]);
});

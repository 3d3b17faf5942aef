import fs from 'node:fs';
import { inTransaction } from './inTransaction';
import { makeSite, readTree } from '../siteFixture';

let made: ReturnType<typeof makeSite>;
beforeEach(() => {
  made = makeSite();
});
afterEach(() => made.remove());

it('keeps what was done when all went well', async () => {
  const result = await inTransaction(made.siteDir, async (transaction) => {
    transaction.write('a', 'b');
    return 7;
  });
  expect(result).toBe(7);
  expect(fs.readFileSync(`${made.siteDir}/a`, 'utf8')).toBe('b');
});

it('takes back what was done before an error, and says so', async () => {
  const before = readTree(made.siteDir);
  await expect(
    inTransaction(made.siteDir, async (transaction) => {
      transaction.write('a', 'b');
      throw new Error('No space left.');
    }),
  ).rejects.toThrow('No space left.\nNothing was changed: every step was taken back.');
  expect(readTree(made.siteDir)).toEqual(before);
});

it('takes back what was done before Ctrl+C', async () => {
  const before = readTree(made.siteDir);
  await expect(
    inTransaction(made.siteDir, async (transaction, step) => {
      transaction.write('a', 'b');
      process.emit('SIGINT');
      step();
    }),
  ).rejects.toThrow(/^Interrupted\nNothing was changed/);
  expect(readTree(made.siteDir)).toEqual(before);
  expect(process.listenerCount('SIGINT')).toBe(0);
});

it('says how to mend what could not be taken back', async () => {
  await expect(
    inTransaction(made.siteDir, async (transaction) => {
      transaction.onRollback(() => Promise.reject(new Error('npm has no network')));
      throw new Error('Broken.');
    }),
  ).rejects.toThrow(
    /could be taken back:\n {2}- npm has no network\nRun git restore \. && git clean/,
  );
});

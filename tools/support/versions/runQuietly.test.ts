import { runQuietly } from './runQuietly';

it('returns what a program said, and its code', async () => {
  const script = `console.log('out'); console.error('err'); process.exit(3)`;
  expect(await runQuietly(process.execPath, ['-e', script], process.cwd())).toEqual({
    code: 3,
    stdout: 'out\n',
    stderr: 'err\n',
  });
});

it('says which program is missing', async () => {
  await expect(runQuietly('no-such-program', [], process.cwd())).rejects.toThrow(
    /no-such-program could not be run/,
  );
});

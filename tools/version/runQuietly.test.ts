import { runQuietly } from './runQuietly';

it('returns what a program said, and its code', async () => {
  const script = `console.log('out'); console.error('err'); process.exit(3)`;
  expect(await runQuietly(process.execPath, ['-e', script], process.cwd())).toEqual({
    code: 3,
    stdout: 'out\n',
    stderr: 'err\n',
  });
});

it('does not hand on an option of the tools that npm would take for its own', async () => {
  const script = `console.log(JSON.stringify(Object.keys(process.env).filter((name) => name.startsWith('npm_config_dry'))))`;
  process.env.npm_config_dry_run = 'true';
  try {
    expect((await runQuietly(process.execPath, ['-e', script], process.cwd())).stdout).toBe('[]\n');
  } finally {
    delete process.env.npm_config_dry_run;
  }
});

it('says which program is missing', async () => {
  await expect(runQuietly('no-such-program', [], process.cwd())).rejects.toThrow(
    /no-such-program could not be run/,
  );
});

it('ends a program that is not wanted any more', async () => {
  const stop = new AbortController();
  const running = runQuietly(
    process.execPath,
    ['-e', 'setTimeout(() => {}, 60000)'],
    process.cwd(),
    stop.signal,
  );
  stop.abort();
  await expect(running).rejects.toThrow(/could not be run/);
});

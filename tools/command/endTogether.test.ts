import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'together-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'a command that gets %s ends after the process that works for it, with %i, and gives its lock back',
  async (signal, code) => {
    const file = path.join(folder, 'child');
    // It needs a moment to end, and says that it did.
    const child = `process.on('${signal}', () => setTimeout(() => { require('fs').writeFileSync(process.argv[1], 'ended'); process.exit(1); }, 300));
require('fs').writeFileSync(process.argv[1], 'runs'); setInterval(() => {}, 1000);`;
    const script = `import { run } from ${JSON.stringify(path.join(__dirname, 'run.mjs'))};
import { takeLock } from ${JSON.stringify(path.resolve(__dirname, '../../plugins/support/commandLock.cjs'))};
await takeLock(${JSON.stringify(folder)}, 'build', { command: 'x', why: 'y', wait: true, say: () => {} });
await run(process.execPath, ['--eval', ${JSON.stringify(child)}, ${JSON.stringify(file)}], { cwd: ${JSON.stringify(folder)} });
console.log('went on');`;
    const command = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    let said = '';
    command.stdout.on('data', (text: Buffer) => (said += text.toString()));
    const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
    const lock = path.join(folder, '.cache/locks/build.json');
    for (const end = Date.now() + 20_000; !fs.existsSync(file); await wait(20)) {
      expect(Date.now()).toBeLessThan(end);
    }
    expect(fs.existsSync(lock)).toBe(true);
    command.kill(signal);
    expect(await ended).toBe(code);
    expect(fs.readFileSync(file, 'utf8')).toBe('ended');
    expect(said).toBe('');
    expect(fs.existsSync(lock)).toBe(false);
  },
  40_000,
);

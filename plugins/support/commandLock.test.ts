import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeFirst, takeLock } from './commandLock.cjs';

let root: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  delete process.env.SITE_LOCKS;
});
afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const file = () => path.join(root, '.cache/locks/build.json');
const options = (command: string, say: (line: string) => void = () => {}) => ({
  command,
  why: 'both write build/',
  wait: true,
  say,
});

/** A process that takes the lock, says so, and runs code then. */
function other(code: string, env: Record<string, string> = {}) {
  const script = `const { takeLock } = require(${JSON.stringify(path.join(__dirname, 'commandLock.cjs'))});
takeLock(${JSON.stringify(root)}, 'build', { command: 'npm run other', why: 'both write build/', wait: true, say: (line) => console.log(line) })
  .then(async (release) => { console.log('taken'); ${code} }, (error) => { console.log(error.message); });`;
  const child = spawn(process.execPath, ['--eval', script], { env: { ...process.env, ...env } });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const until = async (text: string) => {
    for (const end = Date.now() + 15_000; !said.includes(text); await wait(20)) {
      if (Date.now() > end) throw new Error(`Never said "${text}", but: ${said}`);
    }
  };
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { child, until, ended };
}
const stay = 'setInterval(() => {}, 1000);';

it('is taken by one at a time; another waits, says for whom, and goes on', async () => {
  const first = other(`setTimeout(release, 1200); ${stay}`);
  await first.until('taken');
  const lines: string[] = [];
  const release = await takeLock(
    root,
    'build',
    options('npm run build', (line) => lines.push(line)),
  );
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Waiting for "npm run other" \\(process ${first.child.pid}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\) to end: both write build/\\.`,
      ),
    ),
  ]);
  expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(fs.existsSync(file())).toBe(false);
}, 30_000);

it('refuses by name where nobody waits', async () => {
  const first = other(stay);
  await first.until('taken');
  await expect(takeLock(root, 'build', { ...options('npm test'), wait: false })).rejects.toThrow(
    `"npm run other" (process ${first.child.pid}`,
  );
}, 30_000);

it('refuses, and says what to do, where a process of another host may have ended', async () => {
  const [pid, host, since] = [1, '3f2a9c0d1e7b', '2026-11-01T12:00:00.000Z'];
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  fs.writeFileSync(file(), JSON.stringify({ pid, host, command: 'npm run other', since }));
  await expect(takeLock(root, 'build', options('npm run build'))).rejects.toThrow(
    /^"npm run other" \(process 1 on 3f2a9c0d1e7b, since 2026-\d\d-\d\d \d\d:\d\d\) is at work.* remove \.cache\/locks\/build\.json\.$/,
  );
});

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'is free when its holder has ended by %s',
  async (signal) => {
    const first = other(stay);
    await first.until('taken');
    first.child.kill(signal);
    await first.ended;
    const said = jest.fn();
    const release = await takeLock(root, 'build', options('npm run build', said));
    expect(said).not.toHaveBeenCalled();
    release();
  },
  30_000,
);

it.each([
  ['a number that another process has got since', { start: '1' }],
  ['a number that no process has', { pid: 2 ** 22 + 1 }],
])('is free when it names %s', async (_what, change) => {
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  fs.writeFileSync(
    file(),
    JSON.stringify({ pid: process.pid, host: os.hostname(), command: 'x', since: '', ...change }),
  );
  const said = jest.fn();
  (await takeLock(root, 'build', options('npm run build', said)))();
  // Where the system does not say when a process began, its number is all there is.
  if (fs.existsSync('/proc/self/stat') || 'pid' in change) expect(said).not.toHaveBeenCalled();
});

it.each(['', '{', 'null', '{"pid":"a"}'])('is free when its file holds %j', async (text) => {
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  fs.writeFileSync(file(), text);
  (await takeLock(root, 'build', options('npm run build')))();
  expect(fs.readdirSync(path.dirname(file()))).toEqual([]);
});

it('belongs to the processes of its holder too', async () => {
  const release = await takeLock(root, 'build', options('npm test'));
  const child = other('release(); process.exit();');
  await child.until('taken');
  await child.ended;
  expect(fs.existsSync(file())).toBe(true);
  release();
}, 30_000);

it('is held by one of many that come at once, each in turn', async () => {
  const counter = path.join(root, 'count');
  fs.writeFileSync(counter, '0');
  const count = `const fs = require('node:fs'); const read = () => Number(fs.readFileSync(${JSON.stringify(counter)}, 'utf8'));
    const before = read(); await new Promise((done) => setTimeout(done, 30)); fs.writeFileSync(${JSON.stringify(counter)}, String(before + 1)); release(); process.exit();`;
  // The lock of one that has ended lies there at first, for all to take over.
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  fs.writeFileSync(
    file(),
    JSON.stringify({ pid: 2 ** 22 + 1, host: os.hostname(), command: 'x', since: '' }),
  );
  await Promise.all(Array.from({ length: 8 }, () => other(count).ended));
  expect(fs.readFileSync(counter, 'utf8')).toBe('8');
}, 60_000);

it('gives the first that is free', async () => {
  const one = takeFirst(root, ['start', 'start-2'], 'npm start');
  const two = takeFirst(root, ['start', 'start-2'], 'npm start');
  expect([one?.name, two?.name]).toEqual(['start', 'start-2']);
  expect(takeFirst(root, ['start', 'start-2'], 'npm start')).toBeUndefined();
  one?.release();
  expect(takeFirst(root, ['start', 'start-2'], 'npm start')?.name).toBe('start');
});

// Plain JavaScript, because commands use it before anything is installed. Not a library: those that are well kept tell a living owner by
// a timer that touches the file, and a bundler keeps its thread busy for longer than that; this one asks the system for the process.
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

/** Between two looks at a lock that is waited for, in ms. */
const interval = 300;

/** Variable that tells the processes of a command which locks it holds for them. */
const heldVariable = 'SITE_LOCKS';

/** Not below node_modules, which an installation takes away. */
const fileOf = (root, name) => path.join(root, '.cache/locks', `${name}.json`);

/**
 * What tells a process from another one that got its number later, where the system says it.
 * @param {number} pid
 * @returns {string | undefined} nothing where it cannot be told; 'dead' for one that has ended and that nobody has asked about yet
 */
function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may have blanks and parentheses in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : fields[19];
  } catch {
    return undefined;
  }
}

/** Whether the process that took a lock still runs. */
function isAlive({ pid, start, host }) {
  // On another machine that shares the folder, nobody can tell.
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now !== 'dead' && (start === undefined || now === undefined || now === start);
}

function readHolder(file) {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof holder.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Takes away the lock of a process that has ended, and no other one that has come in its place meanwhile. */
function clear(file, holder) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== holder?.pid || moved.since !== holder?.since)) {
    try {
      fs.linkSync(aside, file);
    } catch {
      // A third one was quicker.
    }
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Takes a lock if it is free.
 * @returns {{ release: () => void } | { holder: object }}
 */
function tryLock(file, command) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = {
    pid: process.pid,
    start: startOf(process.pid),
    host: os.hostname(),
    command,
    since: new Date().toISOString(),
  };
  const beside = `${file}.${randomUUID()}`;
  fs.writeFileSync(beside, `${JSON.stringify(own)}\n`);
  try {
    for (;;) {
      try {
        // Whole from the first moment on, and only if there is none.
        fs.linkSync(beside, file);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) return { holder };
      clear(file, holder);
    }
  } finally {
    fs.rmSync(beside, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    const holder = readHolder(file);
    if (holder?.pid === own.pid && holder.since === own.since) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

/** Whether a command that this process belongs to holds the lock already. */
function isHeldFor(file, name) {
  const holder = readHolder(file);
  const held = (process.env[heldVariable] ?? '').split(' ');
  return holder !== undefined && held.includes(`${name}:${holder.pid}`) && isAlive(holder);
}

/** As 2026-11-25 10:00: a lock may be of another day. */
const timeOf = (since) =>
  new Date(since).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/**
 * Takes a lock of the project, so that two commands do not write the same files. The lock of a process that has ended, however it did, is
 * free; processes that whoever holds it starts have it too.
 * @param {string} root folder of the project
 * @param {string} name of the lock
 * @param {import('./commandLock.cjs').LockOptions} options
 * @returns {Promise<() => void>} gives it back; the end of the process does so too
 * @throws if it is taken and not waited for, as one of another host never is: the message names command, process and what to do
 */
async function takeLock(root, name, { command, why, wait, say }) {
  const file = fileOf(root, name);
  if (isHeldFor(file, name)) return () => {};
  let isSaid = false;
  for (;;) {
    const { release, holder } = tryLock(file, command);
    if (release) {
      const held = `${name}:${process.pid}`;
      process.env[heldVariable] = [process.env[heldVariable], held].filter(Boolean).join(' ');
      return () => {
        const others = (process.env[heldVariable] ?? '').split(' ').filter((each) => each !== held);
        process.env[heldVariable] = others.join(' ');
        release();
      };
    }
    const isHere = holder.host === os.hostname();
    const other = `"${holder.command}" (process ${holder.pid}${isHere ? '' : ` on ${holder.host}`}, since ${timeOf(holder.since)})`;
    // Whether a process of another host still runs cannot be seen, so waiting might never end.
    if (!wait || !isHere) {
      throw new Error(
        `${other} is at work here, and ${why}. Wait until it has ended, or use another checkout. If it is not running any more, remove ${path.relative(root, file)}.`,
      );
    }
    if (!isSaid) say(`Waiting for ${other} to end: ${why}. Ctrl+C ends waiting.`);
    isSaid = true;
    await pause(interval);
  }
}

/**
 * Takes the first lock that is free.
 * @param {string} root folder of the project
 * @param {readonly string[]} names of the locks, the one that is best first
 * @param {string} command as it is typed
 * @returns {{ name: string, release: () => void } | undefined} nothing where all are taken
 */
function takeFirst(root, names, command) {
  for (const name of names) {
    const { release } = tryLock(fileOf(root, name), command);
    if (release) return { name, release };
  }
  return undefined;
}

module.exports = { takeLock, takeFirst };

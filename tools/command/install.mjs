import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { takeLock } from '../../plugins/support/commandLock.cjs';

/**
 * @typedef {object} InstallProblem
 * @property {string[]} faults what is missing or another one, a line each
 * @property {'npm ci' | 'npm install'} command what mends it
 */

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

const specsOf = ({ dependencies = {}, devDependencies = {} } = {}) => ({
  ...devDependencies,
  ...dependencies,
});

/** The exact version that package.json asks for, also under another name (`npm:@mui/x-charts@8.9.2`); nothing for a range. */
const exactVersion = (spec) => /^(?:npm:.+@)?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)$/.exec(spec)?.[1];

/** What package.json asks for and package-lock.json does not have. */
function aheadOfLockfile(wanted, lock) {
  const locked = specsOf(lock.packages?.['']);
  return [
    ...Object.entries(wanted)
      .filter(([name, spec]) => locked[name] !== spec)
      .map(([name, spec]) =>
        locked[name] === undefined
          ? `package.json asks for ${name} ${spec}, package-lock.json has none`
          : `package.json asks for ${name} ${spec}, package-lock.json has ${locked[name]}`,
      ),
    ...Object.keys(locked)
      .filter((name) => wanted[name] === undefined)
      .map((name) => `package-lock.json has ${name}, package.json does not ask for it`),
  ];
}

/** What package-lock.json has and npm has not installed. */
function aheadOfInstalled(lock, installed) {
  return Object.entries(lock.packages ?? {}).flatMap(([place, { version, optional, link }]) => {
    if (place === '' || link) return [];
    const there = installed.packages?.[place];
    const name = place.replace(/^node_modules\//, '');
    // One for another system is never there.
    if (there === undefined) return optional ? [] : [`${name} ${version} is not installed`];
    return there.version === version
      ? []
      : [`${name} is installed as ${there.version}, package-lock.json has ${version}`];
  });
}

/** What package.json asks for and is not in its folder, whatever npm has written down. */
function aheadOfFolders(root, wanted) {
  return Object.entries(wanted).flatMap(([name, spec]) => {
    const manifest = readJson(path.join(root, 'node_modules', name, 'package.json'));
    if (manifest === undefined) return [`${name} ${spec} is not in node_modules`];
    const version = exactVersion(spec);
    return version === undefined || manifest.version === version
      ? []
      : [`package.json asks for ${name} ${version}, node_modules has ${manifest.version}`];
  });
}

/**
 * Compares what package.json and package-lock.json ask for with what is installed, by versions: times say nothing after a checkout.
 * @param {string} root folder of the project
 * @returns {InstallProblem | undefined} nothing if everything is there
 */
export function installProblem(root) {
  const manifest = readJson(path.join(root, 'package.json'));
  const lock = readJson(path.join(root, 'package-lock.json'));
  // Broken files are told by whoever reads them.
  if (!manifest || !lock) return undefined;
  const wanted = specsOf(manifest);
  const unlocked = aheadOfLockfile(wanted, lock);
  if (unlocked.length > 0) return { faults: unlocked, command: 'npm install' };
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return { faults: ['node_modules is not there'], command: 'npm ci' };
  const faults = [
    ...new Set([...aheadOfInstalled(lock, installed), ...aheadOfFolders(root, wanted)]),
  ];
  return faults.length > 0 ? { faults, command: 'npm ci' } : undefined;
}

/** Faults that a message names at most. */
const named = 10;

/**
 * Says what is not installed and what to run.
 * @param {InstallProblem} problem
 * @returns {string}
 */
export function formatInstallProblem({ faults, command }) {
  const lines = faults.slice(0, named).map((fault) => `  - ${fault}`);
  if (faults.length > named) lines.push(`  - and ${faults.length - named} more`);
  return `What is installed is not what package.json asks for:\n${lines.join('\n')}\nRun ${command}.`;
}

/**
 * Says whether `npm ci` has to run and can.
 * @param {string} root folder of the project
 * @returns {boolean}
 */
export function needsInstall(root) {
  return installProblem(root)?.command === 'npm ci';
}

/**
 * Installs what is missing, while no build runs. Ends the process with npm's own code if that fails, and with 1 if package.json and package-lock.json do not fit.
 * @param {string} root folder of the project
 * @param {string} command that needs them, as it is typed
 * @returns {Promise<void>}
 */
export async function installWhatIsMissing(root, command) {
  if (!installProblem(root)) return;
  const release = await takeLock(root, 'build', {
    command,
    why: 'packages cannot change meanwhile',
    wait: true,
    say: (line) => console.log(line),
  });
  install(root);
  release();
}

function install(root) {
  // Another command may have done it meanwhile.
  const problem = installProblem(root);
  if (!problem) return;
  if (problem.command !== 'npm ci') {
    console.error(formatInstallProblem(problem));
    process.exit(1);
  }
  console.log('Installing dependencies (npm ci) …');
  // Tools that ask for a newer Node than the project does work with this one; what fails is an error.
  const result = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; its own message above says why.');
    process.exit(result.status ?? 1);
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freezeVariable } from '../../config/freezing';
import { i18n } from '../../config/i18n';
import { planBuild } from '../build/planBuild';
import type { Outcome } from './runQuietly';
import { readLeftOut } from './demos/leftOutList';
import { parseTypeFaults } from './demos/parseTypeFaults';
import { copyProject } from './files/copyProject';
import { withOverrides } from './files/withOverrides';
import { Refusal } from '../command/refusal.cjs';
import type { Commands } from './types';

type Run = (
  command: string,
  args: readonly string[],
  cwd: string,
  signal?: AbortSignal,
  environment?: Readonly<Record<string, string>>,
) => Promise<Outcome>;

const demoProjects = ['tsconfig.demos.json', 'tsconfig.dates.json'];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The lines of npm's answer that say what is wrong. */
function wordsOf({ stdout, stderr }: Outcome): string {
  const lines = stderr.split('\n').filter((line) => /^npm (error|ERR!) \S/.test(line));
  const shown = lines.filter((line) => !/complete log|eresolve-report/.test(line)).slice(0, 12);
  return (shown.length > 0 ? shown.join('\n') : `${stdout}\n${stderr}`).trim();
}

/** npm answers with one value where there is one, and with nothing where there is none. */
function listFrom(stdout: string): string[] {
  if (stdout.trim() === '') return [];
  const answer = JSON.parse(stdout) as string | string[];
  return Array.isArray(answer) ? answer : [answer];
}

/**
 * The programs that the version tools run: git, tsc and npm.
 * @param run - starts one
 */
export function realCommands(siteDir: string, run: Run): Commands {
  const answers = new Map<string, Promise<string>>();

  async function npm(args: string[]): Promise<string> {
    const outcome = await run('npm', args, siteDir);
    if (outcome.code === 0) return outcome.stdout;
    throw new Refusal(
      `npm ${args[0]} failed, so the packages are not what the version needs. It says:\n${wordsOf(outcome)}`,
    );
  }
  async function api(args: string[]): Promise<string> {
    const { code, stdout, stderr } = await run('tsx', ['tools/api/api.ts', ...args], siteDir);
    if (code === 0) return stdout;
    throw new Refusal(`The API reference cannot be compiled:\n${stderr.trim() || stdout.trim()}`);
  }
  /** The registry is asked the same once. */
  const view = (args: string[]): Promise<string> => {
    const key = args.join(' ');
    const known = answers.get(key) ?? npm(['view', ...args, '--json', '--loglevel=error']);
    answers.set(key, known);
    return known;
  };

  return {
    async changedFiles() {
      const { code, stdout, stderr } = await run('git', ['status', '--porcelain'], siteDir);
      if (code !== 0) {
        throw new Refusal(
          `git cannot say whether the working tree is clean, and without that a cut is not safe: ${stderr.trim()}. Run this in a clone of the repository`,
        );
      }
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3));
    },
    async checkTypes(withSite) {
      const faults = [];
      for (const project of [...demoProjects, ...(withSite ? ['tsconfig.json'] : [])]) {
        const { code, stdout, stderr } = await run(
          'tsc',
          // Demos are compiled several times, each time with a few changed ones.
          [
            ...['-p', project, '--pretty', 'false', '--noEmit', '--incremental'],
            ...['--tsBuildInfoFile', `node_modules/.cache/version-types/${project}.tsbuildinfo`],
          ],
          siteDir,
        );
        const found = parseTypeFaults(stdout);
        if (code !== 0 && found.length === 0) {
          throw new Refusal(
            `The type check of ${project} ended with ${code} and named no fault: ${`${stdout}${stderr}`.trim() || 'it said nothing'}`,
          );
        }
        faults.push(...found);
      }
      return faults;
    },
    publishedVersions: async (name, range) =>
      listFrom(
        range === undefined
          ? await view([name, 'versions'])
          : await view([`${name}@${range}`, 'version']),
      ),
    peersOf: async (name, version) => {
      const answer = await view([`${name}@${version}`, 'peerDependencies']);
      return answer.trim() === '' ? {} : (JSON.parse(answer) as Record<string, string>);
    },
    tryInstall: async (specifiers, overrides) => {
      const args = ['install', '--dry-run', '--save-exact', ...quiet, ...specifiers];
      const ask = async (folder: string) => {
        const outcome = await run('npm', args, folder);
        return outcome.code === 0 ? undefined : wordsOf(outcome);
      };
      if (Object.keys(overrides).length === 0) return ask(siteDir);
      // npm reads them in package.json alone, and ours is to stay as it is.
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-install-'));
      try {
        for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
          const file = path.join(siteDir, name);
          if (!fs.existsSync(file)) continue;
          const text = fs.readFileSync(file, 'utf8');
          fs.writeFileSync(
            path.join(folder, name),
            name === 'package.json' ? withOverrides(text, overrides, '') : text,
          );
        }
        return await ask(folder);
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
    install: async (specifiers) => {
      await npm(['install', '--save-exact', ...quiet, ...specifiers]);
    },
    runCodemods: async (codemods, version, files) => {
      const major = version.split('.')[0];
      const { code, stdout, stderr } = await run(
        'npx',
        ['--yes', `${codemods}@${version}`, `v${major}.0.0/preset-safe`, ...files],
        siteDir,
      );
      if (code === 0) return undefined;
      return `${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n');
    },
    formatFiles: async (files) => {
      const { code, stderr } = await run('prettier', ['--write', ...files], siteDir);
      if (code !== 0)
        throw new Refusal(`Prettier cannot format what was renamed:\n${stderr.trim()}`);
    },
    uninstall: async (names) => {
      await npm(['uninstall', ...quiet, ...names]);
    },
    writeApi: async () => {
      await api([]);
    },
    absentApi: async () => JSON.parse(await api(['--absent'])) as string[],
    buildVersion: async (instance, version) => {
      // Below the site, where the bundle of the renderer finds its packages.
      const out = path.join(siteDir, 'node_modules/.cache/frozen-build');
      fs.rmSync(out, { recursive: true, force: true });
      const generated = '.docusaurus/freeze';
      const { locales } = i18n;
      const steps = planBuild(['--out-dir', out], {
        locales,
        once: true,
        isWarm: () => false,
        environment: process.env,
      });
      for (const { args, env } of steps) {
        const { code, stdout, stderr } = await run('docusaurus', [...args], siteDir, undefined, {
          ...env,
          [freezeVariable]: `${instance}/${version}`,
          // What the builds of the whole site have generated stays as it is.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        });
        if (code === 0) continue;
        throw new Refusal(
          `The version cannot be built:\n${`${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n')}`,
        );
      }
      fs.rmSync(path.join(siteDir, generated), { recursive: true, force: true });
      return out;
    },
    freezeApart: async (instance, version) => {
      const { code, stdout, stderr } = await run(
        'tsx',
        ['tools/version/freeze.ts', instance, version, '--uncommitted'],
        siteDir,
      );
      if (code === 0) return stdout.trim();
      throw new Refusal(stderr.trim() || stdout.trim());
    },
    cutApart: async (args) => {
      const copy = copyProject(siteDir);
      try {
        const known = readLeftOut(copy).length;
        const { code, stdout, stderr } = await run('tsx', ['tools/version/cut.ts', ...args], copy);
        // What is new stands behind what was there.
        if (code === 0) return readLeftOut(copy).slice(known);
        throw new Refusal(`It failed in a copy of the project: ${stderr.trim() || stdout.trim()}`);
      } finally {
        fs.rmSync(copy, { recursive: true, force: true });
      }
    },
    installFromLockfile: async () => {
      await npm(['install', ...quiet]);
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { i18n } from '../../config/i18n';
import { takeLock } from '../../plugins/support/commandLock.cjs';
import { noticeInstalled } from '../../plugins/support/installed';
import { checkedVariable } from '../../plugins/content-check/lib/checkedVariable';
import { checkBeside } from './checkBeside';
import { docusaurusAhead } from './docusaurusAhead';
import { forgetRecord, sourceOf } from './finish/buildRecord';
import { hasBundlerCache } from './hasBundlerCache';
import { historyProblem } from './historyProblem';
import { isCi } from './isCi';
import { buildEnvironment, planBuild } from './planBuild';
import { readAsked, type Asked } from './readAsked';
import { run } from '../command/run.mjs';
import { runCommand } from '../command/runCommand.cjs';
import { siteUrlProblem } from './siteUrlProblem';

const root = path.resolve(__dirname, '../..');
const help = `Builds the site into build/, each language in processes of its own, so that memory stays flat.

  npm run build                      every language for which something has changed since it was built last
  npm run build -- --afresh          every language
  npm run build -- --locale en       one of them, changed or not; the default one empties build/ first
  LEAN=off npm run build             without plugins/lean-docusaurus, or parts of it: its README has the values

What a language is made of is told by the files that git lists, the settings of the environment and the installed packages;
without git every language is built. With CI=true too, and the bundler keeps nothing for the next build, which is quicker and
takes less memory.
What is written for the site is checked, as npm run content:check does it: with a fault in it, nothing is built. That is done first
where build/ has something to lose, and else beside the beginning of the build.

Other options go to docusaurus build, such as --out-dir <folder> and --config <file>; with any of them every language is built.`;

async function work({ afresh, outDir, args }: Asked): Promise<number> {
  const problem = siteUrlProblem(process.env);
  if (problem) console.error(problem.text);
  if (problem?.isFatal) return 1;
  const unknown = historyProblem(root, process.env);
  if (unknown) console.error(unknown);
  const given = [...(afresh ? ['--afresh'] : []), ...args];
  const release = await takeLock(root, 'build', {
    command: ['npm run build', ...(given.length > 0 ? ['--', ...given] : [])].join(' '),
    why: 'both write build/ and what builds keep',
    wait: true,
    say: (line) => console.log(line),
  });
  try {
    return await buildSite({ afresh, outDir, args });
  } finally {
    release();
  }
}

/** @returns the code that the command ends with */
async function buildSite({ afresh, outDir, args }: Asked): Promise<number> {
  noticeInstalled(root, { thoroughly: afresh });
  const locales = i18n.locales ?? [];
  const once = isCi(process.env);
  const isWarm = (locale: string) => hasBundlerCache(root, locale);
  const site = { locales, once, isWarm, environment: process.env };
  // A build from the bundler's cache begins with what is loaded here while the rest looks for what has changed.
  process.env[checkedVariable] = 'true';
  let ahead =
    locales.some(isWarm) && !once ? docusaurusAhead(root, buildEnvironment(site)) : undefined;
  const folder = path.resolve(root, outDir);
  const hasNothingToLose = !ahead && !fs.existsSync(folder);
  let failure = 0;
  let runStep: ReturnType<typeof checkBeside> | undefined;
  const build = async (chosen: readonly string[]): Promise<boolean> => {
    for (const { locale, args: given, env } of planBuild(chosen, site)) {
      forgetRecord(folder, locale);
      const start = async (signal?: AbortSignal) =>
        (await ahead?.run(given, env)) ??
        (await run('docusaurus', [...given], { cwd: root, env: { ...env }, signal })).code;
      const { code, faults } = (await runStep?.(start)) ?? { code: await start(), faults: [] };
      for (const line of faults) console.error(line);
      if (faults.length > 0) fs.rmSync(folder, { recursive: true, force: true });
      else if (code === 0) continue;
      failure = code || 1;
      return false;
    }
    return true;
  };
  try {
    // Loaded here, since its parsers take half a second that the other process has begun with.
    const { checkBeforeBuild, checkBesideBuild } = await import('../content/checkBeforeBuild');
    if (hasNothingToLose) runStep = checkBeside(() => checkBesideBuild(root));
    else {
      const { lines, isComplete } = await checkBeforeBuild(root);
      for (const line of lines) console.error(line);
      if (lines.length > 0) return 1;
      if (!isComplete) {
        // The build looks again when it has compiled the API reference.
        delete process.env[checkedVariable];
        ahead?.end();
        ahead = undefined;
      }
    }
    // Loaded here: a setting that cannot be is named as it is loaded.
    const { settingsOf } = await import('./languages/settingsOf');
    const { digestSettings } = await import('./languages/digestSettings');
    const { frozenSettings, frozenSources, knownFrozen, linkFrozen, prepareSite } =
      await import('./frozen/linkFrozen');
    const prepared = await prepareSite(root, (line) => console.error(line));
    const link = (locale: string) => linkFrozen(root, prepared, { build: folder, locale });
    // Of one that can be used again, or not any more, menus and redirects speak.
    const settings = new Map([...settingsOf(process.env), ...frozenSettings(prepared)]);
    // Before any build: what is committed during one is not in it.
    const record = { ...sourceOf(root), settings: digestSettings(settings) };
    const finish = async (chosen: readonly string[]) => {
      const { finishBuild } = await import('./finish/finishBuild');
      const made = finishBuild(
        folder,
        chosen.map((locale) => ({ locale, ...record })),
        knownFrozen(root, prepared, folder),
      );
      if (!made)
        console.log(`${folder} has no pages in ${locales[0]}: npm run build:merge adds them.`);
      else {
        for (const note of made.notes) console.log(note);
        const [what] = made.missing;
        console.log(
          `Digest of the build: ${made.digest}${what ? ` (without ${made.missing.join(', ')})` : ''}`,
        );
      }
    };
    if (once || args.length > 0) {
      if (await build(args)) {
        const chosen = [...new Set(planBuild(args, site).map(({ locale }) => locale))];
        for (const locale of chosen) link(locale);
        await finish(chosen);
      }
      return failure;
    }
    const { buildLanguages } = await import('./languages/buildLanguages');
    const isBuilt = await buildLanguages({
      root,
      locales,
      settings: [...settings].flat(),
      unread: frozenSources(root),
      afresh,
      build: async (locale) => {
        const isBuilt = await build(['--locale', locale]);
        if (isBuilt) link(locale);
        return isBuilt;
      },
      say: (line) => console.log(line),
    });
    if (isBuilt) await finish(locales);
    return failure;
  } finally {
    ahead?.end();
  }
}

void runCommand(
  {
    name: 'npm run build',
    help,
    options: { '--afresh': false, '--out-dir': true },
    takes: 'anything',
    parse: ({ options, rest }) => readAsked(options, rest),
    work,
  },
  // Docusaurus has no other meaning for it, and would end well without a build.
  process.argv.slice(2).map((each) => (each === '-h' ? '--help' : each)),
);

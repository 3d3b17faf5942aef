import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { compareBuilds } from '../support/compareBuilds';
import { copyWorkingTree } from '../support/copyWorkingTree';
import { createChecks } from '../support/createChecks';
import { leaveOrRemove } from '../support/leaveOrRemove';
import { type Copy } from '../support/makeCopy';
import { commandsAtOnce } from './commandsAtOnce';

const root = path.resolve(__dirname, '../..');
const help = `Builds a copy of the project again and again, after edits of every kind, and then once from nothing: a build that takes
what it can from earlier ones has to write the same files.

  npm run test:warm            takes some ten minutes
  npm run test:warm -- --keep  leaves the copy where it is, and says where

Ends with a line "N passed, N failed".`;

/** Something that a person changes between two builds. */
interface Edit {
  what: string;
  file: string;
  change: (text: string) => string;
}

const demo = 'x-docs/react-data-grid/sorting/SortOnHeaderClick.tsx';
const instead = (from: string, to: string) => (text: string) => {
  assert.ok(text.includes(from), `"${from}" stands in the file`);
  return text.replace(from, to);
};
const and = (more: string) => (text: string) => `${text}\n${more}\n`;

const edits: readonly Edit[] = [
  { what: 'a page', file: 'docs/components/tabs/index.mdx', change: and('A sentence more.') },
  {
    what: 'a translation',
    file: 'i18n/zh/docusaurus-plugin-content-docs/current/components/tabs/index.mdx',
    change: and('再加一句。'),
  },
  {
    what: 'a text of the interface',
    file: 'i18n/zh/code.json',
    change: instead('"message": "显示代码"', '"message": "显示源码"'),
  },
  { what: 'a demo', file: demo, change: and('// A line more.') },
  {
    what: 'a title in the page tree',
    file: 'config/page-tree/x.ts',
    change: instead("title: 'Sorting'", "title: 'Sorting rows'"),
  },
  { what: 'a stylesheet', file: 'src/css/base.css', change: and('main { outline-offset: 3px; }') },
  {
    what: 'a component of the frame',
    file: 'src/shell/Footer.tsx',
    change: instead('className={styles.footer}', 'className={styles.footer} data-edited=""'),
  },
  {
    what: 'a rule of a plugin',
    file: 'plugins/lean-docusaurus/flat-client/lib/guardRelease.ts',
    change: instead('of another release', 'not of this release'),
  },
];

const { check, conclude } = createChecks();

/** @returns what the build has printed */
function build(copy: Copy, env: Record<string, string>): string {
  const { code, output } = copy.run('npm', ['run', '--silent', 'build'], env);
  assert.equal(code, 0, output.split('\n').slice(-60).join('\n'));
  return output;
}

/** What a newcomer sees of a first build is how it goes and what came out: no notice twice, no word of packages that never run. */
function isCalm(output: string): void {
  const lines = output.split('\n').filter(Boolean);
  console.log(`  ${lines.length} lines`);
  assert.ok(lines.length > 5 && lines.length < 60, output);
  assert.deepEqual(
    lines.filter((line) => /EBADENGINE|deprecat|npm warn|warning/i.test(line)),
    [],
  );
  assert.ok(lines.filter((line) => /licen[cs]e/i.test(line)).length <= 1, output);
}

async function work({ options }: ParsedOptions): Promise<number> {
  const copy = copyWorkingTree(root);
  console.log(`Copy: ${copy.folder}`);
  // Where git does not look: what a build is made of is not to change by it.
  const warm = path.join(copy.folder, 'test-results/build-warm');
  const built = path.join(copy.folder, 'build');
  const edit = (file: string, change: (text: string) => string) => {
    const target = path.join(copy.folder, file);
    fs.writeFileSync(target, change(fs.readFileSync(target, 'utf8')));
  };
  try {
    const asAtHome = () => void build(copy, { CI: '' });
    let first = '';
    await check('the site builds without anything kept', () => {
      first = build(copy, { CI: '' });
    });
    await check('what it prints is how it goes and what came out', () => isCalm(first));
    const before = fs.readFileSync(path.join(copy.folder, demo), 'utf8');
    for (const { what, file, change } of edits) {
      await check(`the site builds after an edit of ${what}`, () => {
        edit(file, change);
        asAtHome();
      });
    }
    await check('the site builds after an edit was taken back', () => {
      edit(demo, () => before);
      asAtHome();
    });
    await commandsAtOnce(copy.folder, check);
    await check('a build as in CI that has not been told the address says so, and ends', () => {
      const env = { CI: 'true', SITE_URL: '' };
      const { code, output } = copy.run('npm', ['run', '--silent', 'build'], env);
      assert.equal(code, 1, output);
      assert.match(output, /SITE_URL/);
    });
    await check('a build names a package that is not the one of package.json, and ends', () => {
      const manifest = fs.readFileSync(path.join(copy.folder, 'package.json'), 'utf8');
      edit('package.json', (text) => text.replace(/("@mui\/material": )"[^"]+"/, '$1"1.2.3"'));
      const { code, output } = copy.run('npm', ['run', '--silent', 'build'], { CI: '' });
      edit('package.json', () => manifest);
      assert.equal(code, 1, output);
      assert.match(output, /@mui\/material.*1\.2\.3/);
    });
    fs.mkdirSync(path.dirname(warm), { recursive: true });
    fs.renameSync(built, warm);
    await check('the site builds as in CI', () => {
      build(copy, { CI: 'true', SITE_URL: 'http://localhost:3000' });
    });
    await check('both builds hold the same', () => {
      const { compared, differing } = compareBuilds(warm, built);
      console.log(`  ${compared} files`);
      assert.ok(compared > 1000, 'there is something to look at');
      assert.deepEqual(differing, []);
    });
  } finally {
    leaveOrRemove(copy, options['--keep'] !== undefined);
  }
  return conclude();
}

void runCommand({ name: 'npm run test:warm', help, options: { '--keep': false }, work });

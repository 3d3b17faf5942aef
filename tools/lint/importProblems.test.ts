import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { importRules } from '../../config/importRules';

const root = path.resolve(__dirname, '../..');

/** Runs the check as the command does: its library is an ES module, which Jest's own runtime does not load. */
function problemsOf(
  folder: string,
  folders: string[],
): { modules: number; problems: { rule: string; from: string }[] } {
  const script = `require('./tools/lint/importProblems.ts').importProblems(${JSON.stringify(folder)}, ${JSON.stringify(folders)}).then((result) => process.stdout.write(JSON.stringify(result)))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as never;
}

const fixtures = problemsOf(path.join(root, 'tests/fixtures/imports'), [
  'config',
  'packages',
  'plugins',
  'src',
  'tools',
  'docs',
]);

it('looks at every fixture', () => {
  expect(fixtures.modules).toBeGreaterThan(12);
});

it.each([
  ['no-cycles', 'src/beta/cycleA.ts'],
  ['no-cycles', 'src/beta/cycleOfTypes.ts'],
  ['config-is-data', 'config/reachesIntoBrowser.ts'],
  ['plugins-use-pure-rules', 'plugins/bad/lib/usesComponent.ts'],
  ['plugins-know-node-docusaurus-only', 'plugins/bad/lib/usesReact.ts'],
  ['the-lean-layer-knows-no-site', 'plugins/lean-docusaurus/flat-client/knowsTheSite.ts'],
  ['the-lean-layer-has-doors', 'plugins/bad/lib/entersByTheWindow.ts'],
  ['tools-use-pure-rules', 'tools/usesComponent.ts'],
  ['pure-rules-are-pure', 'src/alpha/rules/impureRule.ts'],
  ['pure-rules-are-pure', 'src/alpha/rules/componentType.ts'],
  ['features-meet-at-the-index', 'src/beta/Beta.tsx'],
  ['nobody-imports-the-theme', 'src/beta/Gamma.tsx'],
  ['the-site-knows-the-client-of-plugins', 'src/alpha/PluginInShell.tsx'],
  ['the-site-knows-no-library', 'src/alpha/LibraryInShell.tsx'],
  ['the-key-goes-to-demos-only', 'src/alpha/KeyInShell.tsx'],
  ['packages-use-pure-rules', 'packages/server/src/usesTheBuild.ts'],
  ['packages-are-for-others', 'tools/usesPackage.ts'],
  ['demos-stand-alone', 'docs/page/BadDemo.tsx'],
])('%s catches %s', (rule, file) => {
  expect(fixtures.problems).toContainEqual(expect.objectContaining({ rule, from: file }));
});

it('has a fixture for every rule', () => {
  expect(new Set(fixtures.problems.map(({ rule }) => rule))).toEqual(
    new Set(importRules.map(({ name }) => name)),
  );
});

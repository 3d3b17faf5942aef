/** A step of `npm run check`. */
export interface Check {
  name: string;
  /** A program of node_modules/.bin, or npm. */
  command: string;
  args: string[];
}

const scripts = /\.(ts|tsx|mts|cts|mjs|cjs|js|jsx)$/;
/** Folders whose content the check of content reads. */
const content = /^(docs|x-docs|versioned_docs|x_versioned_docs|i18n|config)\//;

const npm = (name: string, script: string): Check => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script],
});

/**
 * Chooses what a contributor checks before a push: types of everything, since a change breaks types elsewhere; the linters, the formatter and
 * the unit tests for what has changed.
 * @param changed - files that differ from where the branch began, within the project, and exist
 * @param base - commit that the unit tests compare with
 * @returns two lanes for two processors; the checks of a lane run one after the other
 */
export function planChecks(changed: readonly string[], base: string): [Check[], Check[]] {
  const code = changed.filter((file) => scripts.test(file));
  const css = changed.filter((file) => /^src\/.*\.css$/.test(file));
  const formatted = changed.filter((file) =>
    /\.(ts|tsx|mts|cts|mjs|cjs|js|css|json|md|yml|yaml)$/.test(file),
  );
  const some = (files: readonly string[], check: Check) => (files.length > 0 ? [check] : []);
  return [
    [npm('Types', 'typecheck')],
    [
      ...some(code, {
        name: `ESLint, ${code.length} files`,
        command: 'eslint',
        // A file that the configuration ignores is no warning here.
        args: ['--max-warnings', '0', '--no-warn-ignored', ...code],
      }),
      ...some(css, {
        name: `Stylelint, ${css.length} files`,
        command: 'stylelint',
        args: css,
      }),
      ...some(formatted, {
        name: `Format, ${formatted.length} files`,
        command: 'prettier',
        args: ['--check', '--log-level', 'warn', ...formatted],
      }),
      ...some(code, npm('Imports', 'lint:imports')),
      ...some([...code, ...css], npm('Duplicates', 'lint:duplicates')),
      ...some(
        changed.filter((file) => content.test(file)),
        npm('Content', 'content:check'),
      ),
      ...some(code, {
        name: 'Unit tests of what has changed',
        command: 'jest',
        args: ['--changedSince', base, '--passWithNoTests'],
      }),
    ],
  ];
}

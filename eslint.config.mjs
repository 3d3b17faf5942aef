import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const demos = ['docs/**/*.{ts,tsx,js,jsx,mjs}', 'x-docs/**/*.{ts,tsx,js,jsx,mjs}'];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'packages/*/dist/',
      'node_modules/',
      '.docusaurus/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'tests/fixtures/',
      'versioned_docs/',
      'x_versioned_docs/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      'react-hooks/set-state-in-effect': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: [
      '**/*.{mjs,cjs}',
      'tools/**',
      'plugins/**',
      'packages/**',
      'config/**',
      'tests/**',
      '*.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Pure rules get the time and chance passed in; `tsconfig.rules.json` knows no browser and no Node for them.
    files: ['src/*/rules/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take it as a parameter.' },
        { object: 'Date', property: 'now', message: 'Take it as a parameter.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Take the time as a parameter.',
        },
      ],
    },
  },
  {
    files: ['plugins/*/client/**', 'plugins/lean-docusaurus/*/client/**'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['src/offline/worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: demos,
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A reader's project decides about these; a demo shows one thing at a time.
      'jsx-a11y/no-autofocus': 'off',
      // Spread props bring the content; the rule does not see through a component that forwards them.
      'jsx-a11y/anchor-has-content': 'off',
      // The documented way to a tooltip on a disabled button: a wrapper that takes the focus.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // Takes the library's `apiRef` inside an event handler for a read during render.
      'react-hooks/refs': 'off',
    },
  },
);

/** Unit tests: beside what they test. */
module.exports = {
  testEnvironment: 'node',
  // By default one processor is left idle, which is half of a small machine.
  maxWorkers: '100%',
  // For what hangs: some suites bundle or compile, which takes a busy machine more than the usual five seconds.
  testTimeout: 60_000,
  testMatch: [
    '<rootDir>/{src,plugins,packages,config,tools,tests/support,tests/bench,tests/host,tests/sandbox}/**/*.test.{ts,tsx}',
  ],
  transform: {
    '^.+\\.(t|j|mj|cj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Packages that are ES modules only, and the rest of what they bring.
  transformIgnorePatterns: [
    '/node_modules/(?!(refractor|hast-|hastscript|unist-|mdast-|micromark|remark|@slorber/remark-comment|@huacnlee/autocorrect|gettext-parser|markdown-table|longest-streak|escape-string-regexp|fault|format|unified|bail|trough|vfile|zwitch|property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|ccount|character-|stringify-entities|parse-entities|decode-named|is-|estree-util|devlop|npm-to-yarn|preact|@docusaurus/core/lib/client)[^/]*/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.cjs',
    '^@docusaurus/Link$': '<rootDir>/tests/support/Link.tsx',
    '^@docusaurus/Translate$': '<rootDir>/tests/support/translate.tsx',
    '^@docusaurus/useBaseUrl$': '<rootDir>/tests/support/useBaseUrl.ts',
    '^@docusaurus/useBrokenLinks$': '<rootDir>/tests/support/useBrokenLinks.ts',
    '^@docusaurus/useDocusaurusContext$': '<rootDir>/tests/support/useDocusaurusContext.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
};

/** What is checked of staged files before a commit, in seconds; `npm run hooks` turns it on. */
export default {
  '*.{ts,tsx,mts,cts,mjs,cjs}': ['eslint --max-warnings 0 --no-warn-ignored', 'prettier --check'],
  'src/**/*.css': 'stylelint',
  '*.{css,json,md,yml,yaml}': 'prettier --check',
  // Looks at all of the content in a few seconds, since a page is checked against others.
  '{docs,x-docs,i18n,config}/**': () => 'npm run --silent content:check',
};

/** The live table of moved addresses, made by `plugins/redirects`. */
declare module '@generated/redirects/default/redirects.json' {
  const table: import('../rules/paths/findRedirect').Redirect[];
  export default table;
}

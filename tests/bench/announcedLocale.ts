/** The language that a line of Docusaurus announces, if it announces one: `[zh] Creating an optimized …`. */
export function announcedLocale(line: string): string | undefined {
  return /\[([a-z]{2}(?:-\w+)*)\] Creating an optimized production build/.exec(line)?.[1];
}

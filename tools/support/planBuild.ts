/** One process of a build. */
export interface BuildStep {
  locale: string;
  /** Behind `docusaurus`. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

interface Site {
  /** All languages, the default one first: its build empties the folder of the others. */
  locales: readonly string[];
  /** Whether nothing is kept for a next build, as in CI: the bundler's cache takes a gigabyte of memory and some seconds. */
  once: boolean;
}

/**
 * Cuts a build into processes, one after the other. The bundler keeps its memory for as long as its process lives, so each
 * language has a process that bundles, and one that renders the pages and does what comes after; the switches are those
 * of Docusaurus 3.10 (`lib/commands/build/buildLocale.js`). Without them, each process would do the whole work.
 * @param args - of the command line, handed on; `--locale`, as often as there are languages, chooses some
 */
export function planBuild(args: readonly string[], { locales, once }: Site): BuildStep[] {
  const asked: string[] = [];
  const others: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const [name, value] = args[index]!.split('=', 2) as [string, string?];
    if (name !== '--locale' && name !== '-l') others.push(args[index]!);
    else asked.push(value ?? args[(index += 1)] ?? '');
  }
  const unknown = asked.filter((locale) => !locales.includes(locale));
  if (unknown.length > 0) {
    throw new Error(
      `There is no language "${unknown.join('", "')}". The site has ${locales.join(', ')}; they are listed in config/i18n.ts.`,
    );
  }
  // Docusaurus sets it too, but after it has loaded React, which is then another one than the bundle's.
  const env = {
    NODE_ENV: 'production',
    ...(once ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {}),
  };
  return locales
    .filter((locale) => asked.length === 0 || asked.includes(locale))
    .flatMap((locale) =>
      ['DOCUSAURUS_EXIT_AFTER_BUNDLING', 'DOCUSAURUS_SKIP_BUNDLING'].map((phase) => ({
        locale,
        args: ['build', '--locale', locale, ...others],
        env: { ...env, [phase]: 'true' },
      })),
    );
}

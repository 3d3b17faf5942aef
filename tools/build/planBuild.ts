import { chosenParts } from '../../plugins/lean-docusaurus/parts';

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
  /** Whether the bundler has a cache of an earlier build of a language: `hasBundlerCache`. */
  isWarm: (locale: string) => boolean;
  /** Normally `process.env`; the steps' variables come on top of it. */
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The bundler's allocator (mimalloc) asks Linux for huge pages then, which saves half of the page faults: a warm bundling took
 * 22 s instead of 30 on a virtual machine in which each fault costs 13 µs, for 0.2 GB more memory. Elsewhere it changes nothing.
 */
const hugePages = 'MIMALLOC_ALLOW_LARGE_OS_PAGES';

/**
 * It keeps what it has freed, rather than giving it back after some milliseconds and asking for it again: a third of the page faults
 * of a warm bundling, a second of it on that machine. Not where the most memory counts.
 */
const purgeDelay = 'MIMALLOC_PURGE_DELAY';

/**
 * Docusaurus's own minifier of pages writes the text of `style` elements otherwise, which a demo that has some compares when it comes
 * alive. What minifies in its place (`warm-build` of `plugins/lean-docusaurus`) does not; without that, pages stay as they are rendered.
 */
const plainPages = 'SKIP_HTML_MINIFICATION';

/**
 * Variables that every process of a build has.
 * @param once - see {@link Site}
 * @param environment - see {@link Site}
 */
export function buildEnvironment({
  once,
  environment,
}: Pick<Site, 'once' | 'environment'>): Record<string, string> {
  return {
    // Docusaurus sets it too, but after it has loaded React, which is then another one than the bundle's.
    NODE_ENV: 'production',
    ...(environment[hugePages] === undefined ? { [hugePages]: '1' } : {}),
    ...(once ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {}),
    ...(once || environment[purgeDelay] !== undefined ? {} : { [purgeDelay]: '-1' }),
    ...(chosenParts(environment.LEAN).has('warm-build') ? {} : { [plainPages]: 'true' }),
  };
}

/**
 * Cuts a build into processes, one after the other. The bundler keeps its memory for as long as its process lives, so each
 * language has a process that bundles, and one that renders the pages and does what comes after; the switches are those
 * of Docusaurus 3.10 (`lib/commands/build/buildLocale.js`). Without them, a process does the whole work: so it is where the bundler
 * has a cache, and the site is then loaded once instead of twice, for half a gigabyte more.
 * @param args - of the command line, handed on; `--locale`, as often as there are languages, chooses some
 */
export function planBuild(
  args: readonly string[],
  { locales, once, isWarm, environment }: Site,
): BuildStep[] {
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
  const env = buildEnvironment({ once, environment });
  return locales
    .filter((locale) => asked.length === 0 || asked.includes(locale))
    .flatMap((locale) => {
      const step = { locale, args: ['build', '--locale', locale, ...others], env };
      // Without keeping anything, the bundler does not read its cache either.
      if (!once && isWarm(locale)) return [step];
      return ['DOCUSAURUS_EXIT_AFTER_BUNDLING', 'DOCUSAURUS_SKIP_BUNDLING'].map((phase) => ({
        ...step,
        env: { ...env, [phase]: 'true' },
      }));
    });
}

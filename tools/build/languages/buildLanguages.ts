import path from 'node:path';
import { hostFileNames } from '../../../plugins/hosting/lib/hostFiles';
import { forgetBuilt, readBuilt, writeBuilt } from './builtRecord';
import { digestInputs } from './digestInputs';
import { outputState } from './outputState';
import { putBack, setAside } from './setAside';
import { sweepAway } from './sweepAway';

interface Options {
  /** Folder of the site, whose `build` holds what was built. */
  root: string;
  /** All languages, the default one first: its build empties the folder of the others. */
  locales: readonly string[];
  /** Of `settingsOf`. */
  settings: readonly string[];
  /** What files begin with that no build reads. */
  unread?: readonly string[];
  /** Whether every language is built, although nothing has changed. */
  afresh: boolean;
  /** Builds a language. @returns whether that went well */
  build: (locale: string) => Promise<boolean>;
  /** Shows a line to whoever builds. */
  say: (line: string) => void;
}

/**
 * Builds the languages for which something has changed since they were built last, and keeps what is built of the others. A
 * language is built when it is not known from what it was built, or when its folder is not as its build has left it.
 * @returns whether everything went well; after a build that did not, the languages behind it are not built
 * @throws if a language that was set aside cannot be put back
 */
export async function buildLanguages(options: Options): Promise<boolean> {
  const { root, locales, settings, unread, afresh, build, say } = options;
  const [first, ...others] = locales as [string, ...string[]];
  const folderOf = (locale: string) => path.join(root, 'build', locale === first ? '' : locale);
  // What is made of all languages is no language's.
  const stateOf = (locale: string) =>
    outputState(folderOf(locale), locale === first ? [...others, ...hostFileNames] : []);
  // What a run that was broken off has left.
  for (const locale of others) putBack(root, locale);

  // Before any build: a file that is saved during one may or may not be in it, and is new to the next one.
  const inputs = digestInputs(root, locales, settings, unread);
  const isAsBuilt = (locale: string) => {
    const record = readBuilt(root, locale);
    return (
      record !== undefined &&
      record.inputs === inputs?.get(locale) &&
      record.output === stateOf(locale)
    );
  };
  const make = async (locale: string) => {
    forgetBuilt(root, locale);
    const swept = sweepAway(root, folderOf(locale));
    const isBuilt = await build(locale);
    await swept;
    if (!isBuilt) return false;
    const made = { inputs: inputs?.get(locale), output: stateOf(locale) };
    if (made.inputs !== undefined && made.output !== undefined) {
      writeBuilt(root, locale, { inputs: made.inputs, output: made.output });
    }
    return true;
  };
  const keep = (locale: string) =>
    say(
      `[${locale}] As it was: nothing that it is made of has changed. (npm run build -- --afresh builds it all the same.)`,
    );

  const kept = new Set(afresh ? [] : locales.filter(isAsBuilt));
  if (kept.has(first)) keep(first);
  else {
    const aside = others.filter((locale) => kept.has(locale) && setAside(root, locale));
    for (const locale of others) if (!aside.includes(locale)) kept.delete(locale);
    try {
      if (!(await make(first))) return false;
    } finally {
      for (const locale of aside) putBack(root, locale);
    }
  }
  for (const locale of others) {
    if (kept.has(locale)) keep(locale);
    else if (!(await make(locale))) return false;
  }
  return true;
}

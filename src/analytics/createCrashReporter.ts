import { attempt } from '../ui/rules/attempt';
import { crashFrames, errorKind } from './rules/crashFrames';
import { noteCrash } from './rules/noteCrash';

/** A demo's crash as it is reported. */
export interface CrashReport {
  /** Id of the demo: `docs/components/chips/BasicChips`. */
  demo: string;
  /** Of the library that the page is about; null where it is about none. */
  version: string | null;
  /** Kind of the error, such as `TypeError`. */
  error: string;
  /** See `crashFrames`. */
  frames: string[];
}

/** Where what was reported is noted. */
export const crashesKey = 'demo-crashes';

export interface CrashEnvironment {
  report: (crash: CrashReport) => void;
  /** Asked for at each crash, since a browser may refuse even that. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => Date;
  /** Of the site, such as `https://docs.example.org`. */
  origin: string;
  /** Version of the library that the page shown is about. */
  version: () => string | null;
}

const textOf = (read: () => unknown) => {
  const value = attempt(read);
  return typeof value === 'string' ? value : '';
};

/**
 * Makes what reports crashes of demos: each demo of a version once a day (UTC), and where the browser keeps nothing, once a day in a document.
 * @returns reports what a demo of that id has thrown
 */
export function createCrashReporter({
  report,
  storage,
  now,
  origin,
  version,
}: CrashEnvironment): (demo: string, thrown: unknown) => void {
  const inDocument = new Set<string>();
  return (demo, thrown) => {
    const shown = version();
    const crash = `${demo} ${shown ?? ''}`;
    const day = now().toISOString().slice(0, 10);
    if (inDocument.has(`${day} ${crash}`)) return;
    inDocument.add(`${day} ${crash}`);
    const noted = noteCrash(
      attempt(() => storage().getItem(crashesKey)),
      crash,
      day,
    );
    if (noted === undefined) return;
    attempt(() => storage().setItem(crashesKey, noted));
    const error = (thrown ?? {}) as Partial<Error>;
    const parts = {
      name: textOf(() => error.name),
      message: textOf(() => error.message),
      stack: textOf(() => error.stack),
    };
    report({
      demo,
      version: shown,
      error: errorKind(parts.name),
      frames: crashFrames(parts, origin),
    });
  };
}

import fs from 'node:fs';
import { Joi } from '@docusaurus/utils-validation';
import { jsonFault } from '../../../support/jsonFault.cjs';
import { parseJson } from '../../../support/parseJson';

/** What a demo was verified with: every project that can be made of it was installed, built and opened. */
export interface VerifiedRun {
  /** Of the demo's files; see `digestOf`. */
  digest: string;
  /** Exact versions of the libraries that the demo imports, by package. */
  packages: Record<string, string>;
  /** Name and major version, `Chromium 147`. */
  browser: string;
}

/** The runs by the demo's id. */
export type VerifiedRuns = Readonly<Record<string, VerifiedRun>>;

const schema = Joi.object<VerifiedRuns>().pattern(
  Joi.string(),
  Joi.object({
    digest: Joi.string().hex().length(16).required(),
    packages: Joi.object().pattern(Joi.string(), Joi.string().min(1)).min(1).required(),
    browser: Joi.string().min(1).max(40).required(),
  }),
);

let read: { file: string; time: number; runs: VerifiedRuns } | undefined;

/**
 * Reads which demos were verified, once, and again when the file was written anew.
 * @param file - absolute, as `npm run demos:verify` writes it; one that is missing says that nothing was
 * @throws if it is no JSON or holds something else: what, and how to mend it
 */
export function readVerified(file: string): VerifiedRuns {
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return {};
  if (read?.file !== file || read.time !== time) {
    const refuse = (why: string, cause?: unknown) =>
      new Error(
        `${file} does not say which demos were verified: ${why}. Only npm run demos:verify -- --write changes it; take it from git again`,
        { cause },
      );
    const text = fs.readFileSync(file, 'utf8');
    const fault = jsonFault(text);
    if (fault !== undefined) throw refuse(fault);
    const checked = schema.validate(parseJson(file, text));
    if (checked.error) throw refuse(checked.error.message, checked.error);
    read = { file, time, runs: checked.value };
  }
  return read.runs;
}

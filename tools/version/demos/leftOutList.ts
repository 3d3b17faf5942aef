import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { jsonFault } from '../../../plugins/support/jsonFault.cjs';
import { parseJson } from '../../../plugins/support/parseJson';

/** Where the demos stand that a cut has left out, relative to the site. */
export const leftOutFile = 'config/leftOutDemos.json';

/** A demo that the current docs miss since a cut. */
export interface LeftOutDemo {
  /** Relative to the site. */
  page: string;
  demo: string;
  /** Version of the library with which it does not compile. */
  since: string;
  /** File, line, column and what the compiler says. */
  faults: string[];
}

const text = Joi.string().required();
const schema = Joi.array()
  .items(
    Joi.object({
      page: text,
      demo: text,
      since: text,
      faults: Joi.array().items(Joi.string()).required(),
    }),
  )
  .required();

/**
 * Reads the list.
 * @throws with what is wrong with the file and how to mend it
 */
export function readLeftOut(siteDir: string): LeftOutDemo[] {
  const restore = `Restore it from git, or write [] if no demo is left out.`;
  let text: string;
  try {
    text = fs.readFileSync(path.join(siteDir, leftOutFile), 'utf8');
  } catch (error) {
    throw new Error(`${leftOutFile} cannot be read: ${(error as Error).message}. ${restore}`, {
      cause: error,
    });
  }
  const fault = jsonFault(text);
  if (fault !== undefined) throw new Error(`${leftOutFile}:${fault}. ${restore}`);
  const given = parseJson(leftOutFile, text);
  const { error } = schema.validate(given, { convert: false });
  if (error) throw new Error(`${leftOutFile} is not as it should be: ${error.message}. ${restore}`);
  return given as LeftOutDemo[];
}

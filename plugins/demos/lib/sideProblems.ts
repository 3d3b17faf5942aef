import { findJsonFault } from '../../support/jsonFault.cjs';
import { checkStylesheet } from './checkStylesheet';
import type { DemoProblem } from './demoProblem';
import { pictureProblems } from './pictureProblems';
import { kindOf } from './sideFiles';

function dataProblems(source: string): DemoProblem[] {
  const fault = findJsonFault(source);
  if (!fault) return [];
  // What stands behind a semicolon would be advice.
  return [{ ...fault, reason: `is no JSON: ${fault.reason.replaceAll('; ', ';')}` }];
}

/**
 * Finds what keeps a stylesheet, data or a picture from lying beside a demo.
 * @param source - the file's text
 * @param file - its path
 * @returns undefined for a script, which {@link analyseDemo} reads
 */
export function sideProblems(source: string, file: string): DemoProblem[] | undefined {
  switch (kindOf(file)) {
    case 'stylesheet':
      return checkStylesheet(source, file);
    case 'data':
      return dataProblems(source);
    case 'picture':
      return pictureProblems(source);
    default:
      return undefined;
  }
}

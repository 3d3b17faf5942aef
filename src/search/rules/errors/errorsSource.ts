import { keepFiles } from '../keepFiles';
import { isErrorsFile } from './errorsFile';
import { openErrors } from './askErrors';

/**
 * Makes the keeper of messages: each file is fetched when it is first wanted, and once; after a failure again.
 * @param fetchJson - fetches and parses what is at an address
 */
export function createErrorsSource(fetchJson: (address: string) => Promise<unknown>) {
  return keepFiles(fetchJson, { isFile: isErrorsFile, what: 'list of messages', open: openErrors });
}

import { keepPromise } from '../../../ui/rules/keepPromise';
import { isErrorsFile } from './errorsFile';
import { openErrors, type OpenErrors } from './askErrors';

/**
 * Makes the keeper of messages: each file is fetched when it is first wanted, and once; after a failure again.
 * @param fetchJson - fetches and parses what is at an address
 */
export function createErrorsSource(fetchJson: (address: string) => Promise<unknown>) {
  const opened = new Map<string, Promise<OpenErrors>>();
  return (address: string): Promise<OpenErrors> =>
    keepPromise(opened, address, async () => {
      const value = await fetchJson(address);
      if (!isErrorsFile(value)) throw new Error(`${address} is no list of messages`);
      return openErrors(value);
    });
}

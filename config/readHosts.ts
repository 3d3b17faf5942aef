import { refusedAddress } from './shownAddress';
import { splitList } from './splitList';

/** The host name as a page reads it in `location.hostname`, or nothing where the text is more or less than a name. */
function hostname(text: string): string | undefined {
  if (!/^(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])$/iu.test(text)) return undefined;
  const address = `https://${text}/`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * Reads a list of host names.
 * @param name - of the variable, for the error
 * @param value - comma-separated
 * @returns the names as browsers write them: in small letters, in ASCII
 * @throws if a part is no name of a host, as one with a scheme, a port, a path or a wildcard
 */
export function readHosts(name: string, value: string | undefined): string[] {
  return splitList(value).map((part) => {
    const host = hostname(part);
    if (host === undefined) {
      throw new Error(
        `${name} holds ${refusedAddress(part, 'is no host name')}. Write names alone, such as docs.example.org, without https://, port, path and wildcard, separated by commas.`,
      );
    }
    return host;
  });
}

import { keepPromise } from '../../ui/rules/keepPromise';

const scripts = new Map<string, Promise<Blob>>();

async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
}

/**
 * Fetches a script for the frame, which has no network of its own. The page's demos have most of them already, so the browser
 * takes it from its own copy.
 * @param ask - how to fetch; passed in by tests
 * @throws (rejects) if it does not arrive; the next call asks again
 */
export function fetchScript(address: string, ask = fetchBlob): Promise<Blob> {
  return keepPromise(scripts, address, () => ask(address));
}

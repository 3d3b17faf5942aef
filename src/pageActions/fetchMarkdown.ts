/** That a page has no Markdown beside it, as where a host serves only a part of a build. */
export class NoMarkdown extends Error {}

/**
 * Fetches the Markdown of a page from the first of some addresses that has it.
 * @param addresses - of `markdownAddresses`
 * @throws (rejects) {@link NoMarkdown} if none has it; what `fetch` rejects with where nothing arrives
 */
export async function fetchMarkdown(
  addresses: readonly string[],
  request: (address: string) => Promise<Response>,
): Promise<string> {
  for (const address of addresses) {
    const answer = await request(address);
    // Some hosts answer with a page where there is no file.
    const isPage = answer.headers.get('content-type')?.includes('html');
    if (answer.ok && !isPage) return answer.text();
  }
  throw new NoMarkdown(`There is no Markdown at ${addresses.join(', ')}`);
}

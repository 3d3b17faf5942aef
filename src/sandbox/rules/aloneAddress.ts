/** Query word under which a page shows only the demo that its fragment names. */
export const aloneParameter = 'alone';

/**
 * The address of a demo alone, in a window without the page around it.
 * @param address - of the page, with or without query and fragment
 * @param demo - name of the demo
 */
export function aloneAddress(address: string, demo: string): string {
  const url = new URL(address);
  url.searchParams.set(aloneParameter, '');
  url.hash = demo;
  return url.href;
}

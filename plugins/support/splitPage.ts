/** A page's HTML, cut behind the tag in which its content begins. */
export interface SplitPage {
  /** The document's head and what stands before the content: a few kilobytes, in which a release's file names are. */
  head: string;
  /** All of the rest. */
  rest: Buffer;
}

const contentTags = ['<div id="__docusaurus"', '<div id=__docusaurus'];

/**
 * Cuts a page of Docusaurus where its content begins. Other pages are all head.
 * @param page - as UTF-8, minified or not
 */
export function splitPage(page: Buffer): SplitPage {
  const tag = Math.max(...contentTags.map((each) => page.indexOf(each)));
  const end = tag < 0 ? page.length : page.indexOf('>', tag) + 1;
  return { head: page.toString('utf8', 0, end), rest: page.subarray(end) };
}

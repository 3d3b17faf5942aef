/** What the build writes into a page's front matter for the notices above its text. */
export interface PageFacts {
  /** `false`, written by hand, if the page carries no ads. */
  ad?: false;
  /** `false` if the page is shown in a language into which nobody has translated it. */
  translated?: false;
  /** Of a page of an older version: path of the same page in the current one, or of the nearest above it. */
  inCurrent?: string;
}

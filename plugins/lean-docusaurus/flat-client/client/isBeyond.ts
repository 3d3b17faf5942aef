/** Which addresses a build has; all with base URL, language and a slash at the end. */
interface Bounds {
  /** Of a build of one folder of the site: the folder. */
  within?: string;
  /** Folders that other builds have. */
  without: readonly string[];
}

/** Whether an address is of another build, so that the browser has to load it as a document. */
export function isBeyond(pathname: string, { within, without }: Bounds): boolean {
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    (within !== undefined && !address.startsWith(within)) ||
    without.some((other) => address.startsWith(other))
  );
}

/** Where the files of a built site come from: a folder or an address. */
export interface SiteSource {
  /** As it was given, for messages. */
  name: string;
  /**
   * Reads a file as text.
   * @param path - below the site, with `/`
   * @throws {SourceError} if it cannot be had
   */
  read: (path: string) => Promise<string>;
}

/** What kept a file from being read, in words for who asked. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    message: string,
    /** Whether there is no such file, as opposed to one that could not be had. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}

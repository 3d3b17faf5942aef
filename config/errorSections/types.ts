/** Where the site explains an error or a warning that a package of MUI prints. */
export interface ErrorSection {
  /**
   * A telling part of the text as the package's code has it, with `{}` for what varies and one space for every run of white space.
   * The first entry whose text is contained in a message decides.
   */
  message: string;
  /** The section: a path of the page tree with trailing slash, and the id of a heading or of an API row. */
  to: `/${string}/#${string}`;
}

/** A message that no code of a reader can cause, and that therefore has no section. */
export interface InternalMessage {
  /** As in `ErrorSection`. */
  message: string;
  /** What in the package's code rules it out. */
  why: string;
}

import type { ErrorsFile } from '../../../../src/search/rules/errors/errorsFile';
import type { NamedPage } from '../names/namesOf';

/** Which section explains messages. */
export interface MessageSection {
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
  /** As of {@link MessageSection}. */
  message: string;
  /** What in the package's code rules it out. */
  why: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Says of each message where it is explained; of several entries that fit the first. An entry with a section that fits none is a message
 * itself: a browser or React prints it, or the package puts it together in parts.
 * @returns with the messages that nothing explains, and the internal ones that no package has any more
 */
export function placeMessages(
  messages: readonly string[],
  sections: readonly MessageSection[],
  internal: readonly InternalMessage[],
): { placed: { text: string; to: string }[]; unexplained: string[]; idle: string[] } {
  const entries = [
    ...sections.map(({ message, to }) => ({ text: message, to })),
    ...internal.map(({ message }) => ({ text: message, to: undefined })),
  ].map((entry) => ({ ...entry, part: plain(entry.text), isIdle: true }));
  const placed: { text: string; to: string }[] = [];
  const unexplained: string[] = [];
  for (const text of messages) {
    const whole = plain(text);
    const entry = entries.find(({ part }) => whole.includes(part));
    if (!entry) unexplained.push(text);
    else {
      entry.isIdle = false;
      if (entry.to !== undefined) placed.push({ text, to: entry.to });
    }
  }
  const idle: string[] = [];
  for (const { text, to } of entries.filter(({ isIdle }) => isIdle)) {
    if (to === undefined) idle.push(text);
    else placed.push({ text, to });
  }
  return { placed, unexplained, idle };
}

/**
 * The messages as the browser fetches them.
 * @param pages - of the current versions
 * @throws if an entry names a page that is none of them
 */
export function errorsOf(
  placed: readonly { text: string; to: string }[],
  pages: readonly NamedPage[],
): ErrorsFile {
  const known = new Map(pages.map((page) => [`/${page.address}`, page]));
  const places = new Map<string, number>();
  const file: ErrorsFile = { format: 1, pages: [], messages: [] };
  for (const { text, to } of placed) {
    const [pathname = '', anchor = ''] = to.split('#');
    const page = known.get(pathname);
    if (!page)
      throw new Error(
        `config/errorSections: "${to}", which explains "${plain(text).slice(0, 60)}…", is no page of the site. Correct the address.`,
      );
    let place = places.get(pathname);
    if (place === undefined) {
      place = file.pages.length;
      places.set(pathname, place);
      file.pages.push({ a: page.address, t: page.title, d: page.product });
    }
    file.messages.push([text, place, anchor]);
  }
  return file;
}

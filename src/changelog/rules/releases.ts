export type Entry = readonly [kind: 'item' | 'text' | 'code', text: string];

export interface Release {
  version: string;
  date?: string;
  sections: readonly { title: string; entries: readonly Entry[] }[];
}

/**
 * The releases that contain every word in one entry, with those entries only. A section whose title has the words keeps all of
 * its entries, and so does a release whose number is asked for.
 * @param query - of the reader; without a word, nothing is left out
 */
export function findReleases(releases: readonly Release[], query: string): readonly Release[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return releases;
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return releases.flatMap((release) => {
    // Releases are also called `v7.2.0`.
    if (words.length === 1 && release.version === words[0]!.replace(/^v/, '')) return [release];
    const sections = release.sections
      .map((section) =>
        hasAll(section.title)
          ? section
          : { ...section, entries: section.entries.filter(([, text]) => hasAll(text)) },
      )
      .filter(({ entries }) => entries.length > 0);
    return sections.length > 0 ? [{ ...release, sections }] : [];
  });
}

/** A piece of a text: plain, code, or the number of a pull request. */
export type Piece = readonly [kind: 'plain' | 'code' | 'request', text: string];

/** Takes code and the numbers of pull requests out of a text. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/(`[^`]+`|#\d+)/)
    .filter((piece) => piece !== '')
    .map((piece): Piece => {
      if (/^`.+`$/.test(piece)) return ['code', piece.slice(1, -1)];
      if (/^#\d+$/.test(piece)) return ['request', piece.slice(1)];
      return ['plain', piece];
    });
}

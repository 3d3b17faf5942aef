import type { ApiPage } from '../../../../src/api/types';

/** Says where a page of the tree is in a docs version, with its last slash; undefined if nobody has written it. */
export type AddressOf = (pathname: string) => string | undefined;

/** Fields of the data that hold HTML. */
const htmlFields = new Set(['description', 'deprecated', 'returns']);

/** Fields of a type that list its pieces. */
const typeLists = new Set(['parts', 'expanded']);

/** Whether something is there for its link: a group of members is not. */
function isLink(value: unknown): value is { name: string; pathname: string } {
  return value !== null && typeof value === 'object' && 'pathname' in value && 'name' in value;
}

/**
 * HTML of the library with links to the pages of this site: one to a page that is not written becomes its text.
 * Fragments are left out: the headings of the site that the library had in mind are others.
 */
export function moveHtml(html: string, addressOf: AddressOf): string {
  return html.replace(
    /<a href="(\/(?!\/)[^"?#]*)[^"]*"((?: title="[^"]*")?)>(.*?)<\/a>/gs,
    (_, path: string, title: string, text: string) => {
      const address = addressOf(path.replace(/(.)\/$/, '$1'));
      return address === undefined ? text : `<a href="${address}"${title}>${text}</a>`;
    },
  );
}

/**
 * The data of a page with the addresses of its docs version: of links, of types that have a page, of demos, and
 * in descriptions. What has no page there loses its link: in a type its name stays, from a list it goes.
 */
export function movePage({ titles, ...page }: ApiPage, addressOf: AddressOf): ApiPage {
  /** Walks the plain data: addresses stand in `pathname`. */
  const move = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'pathname') return addressOf(value);
      return htmlFields.has(key) ? moveHtml(value, addressOf) : value;
    }
    if (Array.isArray(value)) {
      return value.flatMap((each: unknown) => {
        if (!isLink(each) || addressOf(each.pathname) !== undefined) return [move(each, key)];
        return typeLists.has(key) ? [each.name] : [];
      });
    }
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, move(each, name)]),
      );
    }
    return value;
  };
  return {
    ...(move(page, '') as Omit<ApiPage, 'titles'>),
    titles: Object.fromEntries(
      Object.entries(titles).map(([locale, byPath]) => [
        locale,
        Object.fromEntries(
          Object.entries(byPath).map(([path, title]) => [addressOf(path) ?? path, title]),
        ),
      ]),
    ),
  };
}

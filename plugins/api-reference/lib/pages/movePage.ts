import type { ApiPage } from '../../../../src/api/rules/types';

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
 * What a fragment of the original site is on a page here: the id without `#`; undefined if the page has nothing of the
 * kind.
 * @param pathname - of the page, as in the tree
 * @param fragment - as it is written, without `#`
 */
export type AnchorOf = (pathname: string, fragment: string) => string | undefined;

/**
 * HTML of the library with links to the pages of this site, and to the heading that was meant if the page has it. One to a
 * page that is not written leads to the library's own site, or becomes its text if that is not known.
 */
export function moveHtml(
  html: string,
  addressOf: AddressOf,
  anchorOf: AnchorOf = () => undefined,
): string {
  return html.replace(
    /<a href="(\/(?!\/)[^"?#]*)([^"]*)"((?: title="[^"]*")?)(?: data-from="([^"]*)")?>(.*?)<\/a>/gs,
    (_, path: string, suffix: string, title: string, from: string | undefined, text: string) => {
      const pathname = path.replace(/(.)\/$/, '$1');
      const address = addressOf(pathname);
      if (address === undefined) {
        return from === undefined ? text : `<a href="${from}"${title}>${text}</a>`;
      }
      const [, fragment] = /#(.+)$/s.exec(suffix) ?? [];
      const anchor = fragment === undefined ? undefined : anchorOf(pathname, fragment);
      const place = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
      const target = `${address}${place}`;
      // An address that stands in the text is the one that the link has.
      return `<a href="${target}"${title}>${text === from ? target : text}</a>`;
    },
  );
}

/**
 * The data of a page with the addresses of its docs version: of links, of types that have a page, of demos, and
 * in descriptions. What has no page there loses its link: in a type its name stays, from a list it goes.
 */
export function movePage(
  { titles, ...page }: ApiPage,
  addressOf: AddressOf,
  anchorOf?: AnchorOf,
): ApiPage {
  /** Walks the plain data: addresses stand in `pathname`. */
  const move = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'pathname') return addressOf(value);
      return htmlFields.has(key) ? moveHtml(value, addressOf, anchorOf) : value;
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

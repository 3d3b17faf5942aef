import { type NamesFile, type NamesPage } from '../../src/search/rules/names/namesFile';
import { seeded } from '../support/seeded';

/** Every run makes the same names. */
const seed = 4;

/** Of twelve pages so many are guides, and the others document components; as on the site in 2026, as are the numbers below. */
const guidesOfTwelve = 5;
const headingsOfGuide = [10, 11] as const;
const rowsOfComponent = { p: [7, 12], s: [1, 4], c: [3, 6], m: [1, 4] } as const;
/** Every second component shows the props that others share, some lists for each twenty pages. */
const sharedProps = 9;
const pagesOfGroup = 20;

const known =
  'row column cell header menu button field list item tree chart axis legend date time range picker slider table panel tab icon color size label value text input form dialog filter sort group page scroll height width edit select state event click change open close render format custom server data source theme style root'.split(
    ' ',
  );
const beginnings = 'b c d f g h k l m n p r s t v st tr pl gr cl'.split(' ');
const endings = 'a an ar e el en er i in ing it o on or um'.split(' ');

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Makes up the names of a documentation: guides with headings, components with props, slots, classes and fields, in the
 * proportions of this site, of words that become more with the pages.
 * @param count - of pages
 */
export function generateNames(count: number): NamesFile {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const between = ([from, to]: readonly [number, number]) =>
    from + Math.floor(random() * (to - from + 1));
  const made = Array.from({ length: count }, () =>
    Array.from({ length: between([2, 3]) }, () => `${pick(beginnings)}${pick(endings)}`).join(''),
  );
  const words = [...known, ...made];
  /** Words of the interface stand in every second name, whatever it is about. */
  const word = () => pick(random() < 0.5 ? known : words);
  const wordsOf = (least: number, most: number) =>
    Array.from({ length: between([least, most]) }, word);
  const symbol = () => {
    const [first = '', ...rest] = wordsOf(1, 3);
    return [first, ...rest.map(capital)].join('');
  };
  const title = () => capital(wordsOf(2, 4).join(' '));
  const rows: string[] = [];
  const list = (length: number) =>
    rows.push([...new Set(Array.from({ length }, symbol))].join(' ')) - 1;
  const shared = Array.from({ length: Math.ceil(count / pagesOfGroup) }, () => list(sharedProps));

  const headings: string[] = [];
  const trails = Array.from({ length: Math.ceil(count / pagesOfGroup) }, title);
  const pages = Array.from({ length: count }, (_, at): NamesPage => {
    const group = Math.floor(at / pagesOfGroup);
    const where = { d: 0, g: group };
    if (at % 12 < guidesOfTwelve) {
      const h = between(headingsOfGuide);
      for (let index = 0; index < h; index += 1) headings.push(title());
      return { a: `guides/group-${group}/page-${at}/`, t: title(), ...where, h };
    }
    const name = `${wordsOf(1, 2).map(capital).join('')}${at}`;
    return {
      a: `api/group-${group}/page-${at}/`,
      t: name,
      ...where,
      k: 'component',
      y: '',
      r: {
        p: [list(between(rowsOfComponent.p))],
        ...(at % 2 === 0 && { i: [shared[group]!] }),
        s: [list(between(rowsOfComponent.s))],
        c: [list(between(rowsOfComponent.c))],
        m: [list(between(rowsOfComponent.m))],
      },
    };
  });
  return {
    format: 1,
    products: ['product'],
    trails,
    rows,
    pages,
    headings: headings.join('\n'),
    ids: headings.map(() => '').join('\n'),
    synonyms: 'modal|dialog\npick|select',
    pinyin: '',
    readings: {},
    simplified: '',
  };
}

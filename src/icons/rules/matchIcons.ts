import { namedWords, withoutEnding } from './namedWords';

/** Name of a component and the markup of its drawing. */
export type Icon = readonly [name: string, markup: string];

/**
 * The icons whose names contain every word, in any case. Names that begin with the first word come first.
 * @param query - of the reader, or code that has an icon in it; if it is empty, all icons are found
 */
export function matchIcons(icons: readonly Icon[], query: string): readonly Icon[] {
  if (query.trim() === '') return icons;
  const words = namedWords(query);
  const found = withWords(icons, words);
  // Some names end so themselves: `InsertEmoticon`.
  return found.length > 0 ? found : withWords(icons, withoutEnding(words));
}

function withWords(icons: readonly Icon[], words: readonly string[]): readonly Icon[] {
  const [first] = words;
  if (first === undefined) return [];
  const found = icons.filter(([name]) => {
    const lower = name.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
  const isAhead = ([name]: Icon) => name.toLowerCase().startsWith(first);
  return [...found.filter(isAhead), ...found.filter((icon) => !isAhead(icon))];
}

/** The line that imports an icon. */
export const importLine = (name: string) =>
  `import ${name}Icon from '@mui/icons-material/${name}';`;

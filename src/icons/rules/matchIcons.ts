/** Name of a component and the markup of its drawing. */
export type Icon = readonly [name: string, markup: string];

/** What code calls an icon: the end of its path, what an import takes, or an element. */
const namings = [
  /icons-material\/(?:\w+\/)*(\w+)/,
  /^\s*import\s*\{\s*(\w+)/,
  /^\s*import\s+(\w+)\s+from\b/,
  /<\s*(\w+)/,
];

/**
 * The icons whose names contain every word, in any case. Names that begin with the first word come first.
 * @param query - of the reader, or code that has an icon in it; if it is empty, all icons are found
 */
export function matchIcons(icons: readonly Icon[], query: string): readonly Icon[] {
  if (query.trim() === '') return icons;
  const named = namings.map((naming) => naming.exec(query)?.[1]).find(Boolean) ?? query;
  const words = named
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const found = withWords(icons, words);
  // Some names end so themselves: `InsertEmoticon`.
  return found.length > 0
    ? found
    : withWords(icons, words.map((word) => word.replace(/icon$/, '')).filter(Boolean));
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

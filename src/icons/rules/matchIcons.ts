/** Name of a component and the markup of its drawing. */
export type Icon = readonly [name: string, markup: string];

/**
 * The icons whose names contain every word, in any case. Names that begin with the first word come first.
 * @param query - of the reader; without a word, all icons are found
 */
export function matchIcons(icons: readonly Icon[], query: string): readonly Icon[] {
  const words = query
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return icons;
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

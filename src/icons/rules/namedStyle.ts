import { namedWords, withoutEnding } from './namedWords';

/**
 * The style with which a name ends: in code an icon has its style in its name, `DeleteOutlined`, except those of the usual one.
 * @param query - as `matchIcons` takes it
 */
export function namedStyle(query: string, styles: readonly string[]): string | undefined {
  const words = withoutEnding(namedWords(query));
  return styles.find((style) => words.some((word) => word.endsWith(style.toLowerCase())));
}

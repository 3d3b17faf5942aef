/** A file of a demo by the name that is shown. */
interface NamedText {
  name: string;
  text: string;
}

/** Files with changes in their place; behind them those of which the page has none, or none any more. */
export function withChanges(
  original: readonly NamedText[],
  changes: Readonly<Record<string, string>>,
): NamedText[] {
  const known = new Set(original.map(({ name }) => name));
  return [
    ...original.map(({ name, text }) => ({ name, text: changes[name] ?? text })),
    ...Object.entries(changes)
      .filter(([name]) => !known.has(name))
      .map(([name, text]) => ({ name, text })),
  ];
}

/** What differs from the files of the page: the other way of {@link withChanges}. */
export function changesOf(
  original: readonly NamedText[],
  current: readonly NamedText[],
): Record<string, string> {
  const before = new Map(original.map(({ name, text }) => [name, text]));
  const changed = current.filter(({ name, text }) => text !== before.get(name));
  return Object.fromEntries(changed.map(({ name, text }) => [name, text]));
}

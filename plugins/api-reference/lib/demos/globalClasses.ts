/**
 * Finds the global classes of the library in a selector or a stylesheet: `.MuiTab-root`, and the state in
 * `.MuiTab-root.Mui-selected` as `MuiTab-selected`.
 * @returns each once, in the order of the text
 */
export function globalClasses(text: string): string[] {
  const found = [...text.matchAll(/(Mui[A-Z]\w*)-(\w+)((?:\.Mui-\w+)*)/g)].flatMap(
    ([, owner, name, states]) => [
      `${owner}-${name}`,
      ...[...states!.matchAll(/\.Mui-(\w+)/g)].map(([, state]) => `${owner}-${state}`),
    ],
  );
  return [...new Set(found)];
}

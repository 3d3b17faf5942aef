const iconFont = 'Material Icons';

/** The classes by which the `Icon` component picks a family other than the filled one. */
const families: Readonly<Record<string, string>> = {
  outlined: 'Material Icons Outlined',
  round: 'Material Icons Round',
  sharp: 'Material Icons Sharp',
  'two-tone': 'Material Icons Two Tone',
};

/** The font families of icons that scripts with the library's `Icon` component need, by the classes that they name. */
export function iconFamilies(sources: readonly string[]): string[] {
  const classes = sources.flatMap((code) => [
    ...code.matchAll(/\bmaterial-icons-(outlined|round|sharp|two-tone)\b/g),
  ]);
  return [iconFont, ...new Set(classes.map(([, family]) => families[family!]!))];
}

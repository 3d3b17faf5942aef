/** The parts of the layer, in the order in which they join a site. */
export const partNames = [
  'flat-client',
  'lazy-pages',
  'lean-classic',
  'inline-texts',
  'lean-pages',
  'warm-build',
  'bundle-in-turn',
  'preact-frame',
] as const;

export type PartName = (typeof partNames)[number];

/** The variable of the environment that chooses parts. */
export const partsVariable = 'LEAN';

const help = `Set it to "off" for stock Docusaurus, to names for these parts alone (flat-client,preact-frame), or to names with a minus for all others (-flat-client). The parts are: ${partNames.join(', ')}.`;

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name);

/**
 * Reads which parts of the layer a build or a development server has.
 * @param value - of the variable `LEAN`: nothing or `on` for all parts, `off` for none, names separated by commas for these parts
 * alone, names with a minus for all but these
 * @throws if a name is unknown, or names with and without a minus are mixed
 */
export function chosenParts(value: string | undefined): ReadonlySet<PartName> {
  const words = (value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0 || (words.length === 1 && words[0] === 'on')) return new Set(partNames);
  if (words.length === 1 && words[0] === 'off') return new Set();
  const names = words.map((word) => word.replace(/^-/, ''));
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(
      `${partsVariable} is "${value}", but no part is called "${unknown[0]}". ${help}`,
    );
  }
  const isWithout = words.map((word) => word.startsWith('-'));
  if (new Set(isWithout).size > 1) {
    throw new Error(
      `${partsVariable} is "${value}", which both takes parts and leaves some out. ${help}`,
    );
  }
  const without = isWithout[0]!;
  return new Set(partNames.filter((name) => names.includes(name) !== without));
}

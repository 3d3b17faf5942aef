import { installedPattern } from './installedPattern';

/** Version that is installed, by product id: `{ 'x-data-grid': '8.4.1' }`. */
export type Installed = Readonly<Record<string, string>>;

const version = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(-[\w.-]+)?$/;

/** Whether a text is an exact version that can be kept. */
export function isVersion(text: string): boolean {
  return version.test(text);
}

/** Reads what the preference holds. Of a product that is named twice, the first counts; a text of another form says nothing. */
export function parseInstalled(text: string): Installed {
  if (!installedPattern.test(text)) return {};
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((each) => each.split('@') as [string, string]).reverse());
}

/** Writes what {@link parseInstalled} reads, in alphabetical order. */
export function formatInstalled(installed: Installed): string {
  return Object.entries(installed)
    .map(([product, each]) => `${product}@${each}`)
    .sort()
    .join(',');
}

/**
 * What the preference holds after some products have changed.
 * @param text - what it holds now
 * @param changed - their versions; '' for one that is no longer there
 */
export function changeInstalled(text: string, changed: Installed): string {
  const all = Object.entries({ ...parseInstalled(text), ...changed });
  return formatInstalled(Object.fromEntries(all.filter(([, each]) => each !== '')));
}

/**
 * A version as one number, so that a stylesheet can compare it: 8.4.1 is 8004001. A pre-release comes right before its release;
 * pre-releases of one release are not told apart.
 * @throws if it is no exact version
 */
export function versionNumber(text: string): number {
  const match = version.exec(text);
  if (!match) throw new Error(`"${text}" is no exact version such as 8.4.1`);
  const [, major, minor, patch, pre] = match;
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) - (pre ? 1 : 0);
}

/** The properties of the `html` element that a stylesheet reads: the version of each product as a number and as a text. */
export function installedProperties(installed: Installed): [name: string, value: string][] {
  return Object.entries(installed).flatMap(([product, each]): [string, string][] => [
    [`--installed-${product}`, String(versionNumber(each))],
    [`--version-${product}`, `"${each}"`],
  ]);
}

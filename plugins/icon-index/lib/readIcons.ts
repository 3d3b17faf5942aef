import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** The styles of an icon, by the end of its name; filled ones have none. */
export const iconStyles = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconStyle = (typeof iconStyles)[number];

/** Name of the component and what its drawing consists of, as SVG markup. */
export type Icon = [name: string, markup: string];

interface Props {
  [attribute: string]: unknown;
  children?: unknown;
}

const fragment = 'fragment';

const attributeName = (name: string) =>
  name === 'xlinkHref' ? 'href' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escape = (value: unknown) =>
  String(value).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An element as markup, where a module of an icon would make one of React. */
function toMarkup(tag: string, { children, ...attributes }: Props): string {
  const inside = [children].flat(2).filter(Boolean).join('');
  if (tag === fragment) return inside;
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escape(value)}"`)
    .join('');
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** What a module of an icon imports, one for all of them. */
const surroundings = vm.createContext({
  _jsx: toMarkup,
  _jsxs: toMarkup,
  React: { Fragment: fragment },
  createSvgIcon: (children: unknown) => [children].flat().join(''),
});

/**
 * What an icon's module draws.
 * @param source - text of the module: it calls `createSvgIcon` with elements
 * @throws if it is no such module
 */
export function markupOf(source: string): string {
  const start = source.indexOf('createSvgIcon(', source.indexOf('export default'));
  if (start < 0) throw new Error('exports no icon');
  return String(vm.runInContext(source.slice(start), surroundings));
}

/** The style that a name says. */
export function styleOf(name: string): IconStyle {
  return iconStyles.find((style) => style !== 'Filled' && name.endsWith(style)) ?? 'Filled';
}

/**
 * All icons of an installed `@mui/icons-material`, by style and in the order of their names.
 * @param folder - of the package
 */
export function readIcons(folder: string): Record<IconStyle, Icon[]> {
  const modules = path.join(folder, 'esm');
  const icons = Object.fromEntries(iconStyles.map((style) => [style, [] as Icon[]])) as Record<
    IconStyle,
    Icon[]
  >;
  for (const file of fs.readdirSync(modules).toSorted()) {
    const [, name] = /^([A-Z]\w*)\.js$/.exec(file) ?? [];
    if (!name) continue;
    icons[styleOf(name)].push([name, markupOf(fs.readFileSync(path.join(modules, file), 'utf8'))]);
  }
  return icons;
}

import type { SidebarEntry } from '../client/sidebarLists';

/** An entry of a sidebar as the docs plugin writes it. */
interface PropEntry {
  type: string;
  label?: string;
  href?: string;
  items?: PropEntry[];
  customProps?: Record<string, unknown>;
}

/** What the docs plugin writes of a version, as far as it is read here. */
interface VersionProps {
  pluginId: string;
  version: string;
  label: string;
  noIndex?: boolean;
  className?: string;
  docsSidebars: Record<string, PropEntry[]>;
  [field: string]: unknown;
}

/** The content of a file of props: that of a version has this field. */
export interface PropsFile {
  version?: VersionProps;
}

function toEntry({ type, label = '', href, items, customProps }: PropEntry): SidebarEntry[] {
  const common = {
    label,
    ...(customProps && Object.keys(customProps).length > 0 && { customProps }),
  };
  if (type === 'category') return [{ type, ...common, items: (items ?? []).flatMap(toEntry) }];
  if (type === 'link' && href !== undefined) return [{ type, ...common, href }];
  throw new Error(
    `A sidebar has the entry "${label}" of type "${type}", which is neither a link nor a category; see plugins/lean-docusaurus/lean-classic`,
  );
}

/** What of a version somebody reads: its notice, the search tags, the class of the page. */
function known({ pluginId, version, label, noIndex, className }: VersionProps) {
  return { pluginId, version, label, noIndex, className };
}

function sidebarsOf(version: VersionProps): [name: string, entries: SidebarEntry[]][] {
  return Object.entries(version.docsSidebars).map(([name, items]) => [
    name,
    items.flatMap(toEntry),
  ]);
}

/**
 * The version's metadata where pages are rendered: with its sidebars, as far as they are shown.
 * @returns JSON; other props as they are
 * @throws on an entry of a sidebar that is neither link nor group
 */
export function versionJson({ version, ...rest }: PropsFile): string {
  if (!version) return JSON.stringify(rest);
  const docsSidebars = Object.fromEntries(sidebarsOf(version));
  return JSON.stringify({ ...rest, version: { ...known(version), docs: {}, docsSidebars } });
}

/** The name of a sidebar's file. */
export function sidebarChunkName({ pluginId, version }: VersionProps, name: string): string {
  return `sidebar-${pluginId}-${version}-${name}`.replace(/[^A-Za-z0-9.]+/g, '-');
}

/** The modules of the browser that a version's metadata need. */
interface VersionClient {
  /** Makes `lists`: `client/sidebarLists.ts`. */
  lists: string;
  /** See `LeanClassicOptions`. */
  isShown?: string;
  /** See `LeanClassicOptions`. */
  wholeList?: string;
}

/**
 * The module of a version's metadata for the browser: its sidebars are empty, and `lists` fetches each from a
 * file of its own.
 * @param file - the file of props itself; asked for with `?sidebar=<name>` it stands for that sidebar
 * @param client - absolute paths
 */
export function versionCode(
  { version, ...rest }: PropsFile,
  file: string,
  { lists, isShown, wholeList }: VersionClient,
): string {
  if (!version) return `export default ${JSON.stringify(rest)};\n`;
  const names = Object.keys(version.docsSidebars);
  const loads = names.map((name) => {
    const chunk = JSON.stringify(sidebarChunkName(version, name));
    const request = JSON.stringify(`${file}?sidebar=${encodeURIComponent(name)}`);
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: ${chunk} */ ${request})`;
  });
  const docsSidebars = Object.fromEntries(names.map((name) => [name, []]));
  const isWhole =
    wholeList !== undefined &&
    Object.values(version.docsSidebars)
      .flat()
      .some(({ customProps }) => customProps?.[wholeList] !== undefined);
  const fields = JSON.stringify({ ...known(version), docs: {}, docsSidebars });
  return `import { makeLists, preloadList } from ${JSON.stringify(lists)};
${isShown === undefined ? '' : `import isShown from ${JSON.stringify(isShown)};\n`}const lists = makeLists({ ${loads.join(', ')} }${isWhole ? ', true' : ''});
export const preload = (matches) => preloadList(lists, matches${isShown === undefined ? '' : ', isShown'});
export default { ...${JSON.stringify(rest)}, version: { ...${fields}, lists } };
`;
}

/**
 * The module of one sidebar.
 * @throws if the version has none of that name
 */
export function sidebarCode({ version }: PropsFile, name: string): string {
  const items = version?.docsSidebars[name];
  if (!items) throw new Error(`No sidebar ${name} in version ${version?.version ?? '(none)'}`);
  return `export default ${JSON.stringify(items.flatMap(toEntry))};\n`;
}

import type { EditorData } from '../../../../src/editor/rules/neededModules';
import type { Bundle } from '../bundle/keepBundle';
import { frameEntry, mountEntry } from '../bundle/entries';

/**
 * Puts together what the editor has to know.
 * @param address - of the folder of scripts on the site, with a slash at its end
 */
export function editorData(
  { scripts, packages }: Bundle,
  {
    address,
    page,
    icons,
    versions,
  }: Pick<EditorData, 'page' | 'icons' | 'versions'> & { address: string },
): EditorData {
  const start = [...new Set([...(scripts[mountEntry] ?? []), ...(scripts[frameEntry] ?? [])])];
  const files = [
    ...new Set([...start, ...Object.values(packages).flatMap(({ chunks }) => chunks)]),
  ];
  const places = new Map(files.map((name, place) => [name, place]));
  return {
    base: address,
    page,
    files,
    start: start.map((name) => places.get(name)!),
    modules: Object.fromEntries(
      Object.entries(packages).map(([name, { id, chunks }]) => [
        name,
        [Number(id), ...chunks.map((chunk) => places.get(chunk)!)],
      ]),
    ),
    icons,
    versions,
  };
}

/** The same for a development server, which bundles no packages: the editor says so. */
export const noEditorData: EditorData = {
  base: '',
  page: '',
  files: [],
  start: [],
  modules: {},
  icons: { first: [], digest: '' },
  versions: {},
};

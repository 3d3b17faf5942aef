import type { EditorData } from '../../../../src/editor/rules/neededModules';
import type { PackageNeeds } from '../../../../src/editor/rules/packageNeeds';
import type { Bundle } from '../bundle/keepBundle';
import type { TextLanguage } from '../../../../src/demos/rules/libraryTexts';
import { frameEntry, mountEntry } from '../bundle/entries';
import { isScriptOf, textFiles } from '../bundle/textEntries';

/**
 * Puts together what the editor has to know.
 * @param address - of the folder of scripts on the site, with a slash at its end
 * @param language - of the library's own texts; absent: its English
 */
export function editorData(
  { scripts, packages }: Bundle,
  {
    address,
    page,
    icons,
    packages: needs,
    language,
  }: Pick<EditorData, 'page' | 'icons'> & {
    address: string;
    packages: PackageNeeds;
    language?: TextLanguage | undefined;
  },
): EditorData & PackageNeeds {
  const start = [...new Set([...(scripts[mountEntry] ?? []), ...(scripts[frameEntry] ?? [])])];
  const shared = new Set([...start, ...Object.values(packages).flatMap(({ chunks }) => chunks)]);
  const texts = textFiles(scripts, language);
  const files = [...new Set([...shared, ...texts.flatMap(({ files: own }) => own)])];
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
    texts: texts.flatMap(({ files: own, file }) => {
      const needs = [...shared].filter((name) => file !== undefined && isScriptOf(name, file));
      // No program can have that library.
      if (file !== undefined && needs.length === 0) return [];
      const known = new Set([...start, ...needs]);
      return [
        {
          files: own.filter((name) => !known.has(name)).map((name) => places.get(name)!),
          needs: needs.map((name) => places.get(name)!),
        },
      ];
    }),
    icons,
    ...needs,
  };
}

/** The same for a development server, which bundles no packages: the editor says so. */
export const noEditorData: EditorData & PackageNeeds = {
  base: '',
  page: '',
  files: [],
  start: [],
  modules: {},
  texts: [],
  icons: { first: [], digest: '' },
  versions: {},
  needs: {},
  types: {},
};

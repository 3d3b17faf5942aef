import { memberAnchor, type AnchorKind } from '../../../../src/api/rules/memberAnchor';

/** A row of the original site's API pages: `#button-classes-root`, `#DataGrid-prop-rows`. */
const originalRow = /^[\w-]*?-(prop|slot|slots|class|classes|css)-(.+)$/;

const kinds: Readonly<Record<string, AnchorKind>> = {
  prop: 'prop',
  slot: 'slot',
  slots: 'slot',
  class: 'class',
  classes: 'class',
  css: 'class',
};

/** Sections of the original site's API pages that have another id here. */
const sections: Readonly<Record<string, string>> = {
  css: 'css-classes',
  classes: 'css-classes',
  inheritance: 'inherited-props',
};

/**
 * Finds on a page what a fragment of the original site names.
 * @param ids - of the page
 * @param fragment - as it is written, without `#`; whatever an author wrote
 * @returns an id of the page; undefined if it has nothing of the kind
 */
export function findAnchor(ids: ReadonlySet<string>, fragment: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
  const [, kind = '', row = ''] = originalRow.exec(name) ?? [];
  const candidates = [
    name,
    sections[name],
    ...(kinds[kind]
      ? // Some rows bear the component's name once more: `drawer-classes-MuiDrawer-paper`.
        [row, row.replace(/^Mui[A-Za-z]+-/, '')].map((each) => memberAnchor(kinds[kind]!, each))
      : []),
  ];
  return candidates.find((candidate) => candidate !== undefined && ids.has(candidate));
}

import { kebabCase } from '../../../src/demos/rules/kebabCase';
import { missingPages, type PublicExport } from './missingPages';
import { apiProducts } from './products';

/** The last part of an API page's address: `PickerDay2` → `picker-day-2`. */
const addressOf = (name: string) => kebabCase(name).replace(/([a-z])(\d)/g, '$1-$2');

/** A node as it is written in the page tree. */
function nodeText({ name, plan }: PublicExport, root: string): string {
  const fields = [
    `pathname: '${root}/${addressOf(name)}'`,
    `title: '${name}'`,
    ...(plan ? [`plan: '${plan}'`] : []),
  ];
  return `{ ${fields.join(', ')} },`;
}

/**
 * The nodes that the page tree needs for exports that have neither a page nor a reason to have none: after a library was updated, say.
 * @param exports - of the installed packages, see `publicExports`
 * @returns lines to print: for each product and kind the file and the page after which they stand, then the nodes as they are written
 * there; nothing if none is missing
 * @throws if there is no export to look at
 */
export function missingNodes(exports: readonly PublicExport[]): string[] {
  const missing = missingPages(exports);
  return apiProducts.flatMap(({ id, root }) =>
    (['component', 'hook'] as const).flatMap((kind) => {
      const own = missing
        .filter((each) => each.product === id && each.kind === kind)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const file = `config/page-tree/${root.startsWith('/x/') ? 'x' : 'core'}.ts`;
      const shown = exports.filter((each) => each.product === id && each.kind === kind);
      return own.flatMap((each) => {
        const before = shown
          .flatMap(({ name, pathname }) => (pathname && name < each.name ? [name] : []))
          .toSorted()
          .at(-1);
        const place = before ? `after '${before}'` : `first of the ${kind}s below ${root}`;
        return [`${file}, ${place} (${each.library}):`, `  ${nodeText(each, root)}`];
      });
    }),
  );
}

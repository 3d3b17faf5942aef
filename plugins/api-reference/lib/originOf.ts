import path from 'node:path';
import ts from 'typescript';
import { libraryOf, pageProduct, type Context } from './context';
import { readComment } from './readComment';
import type { ReferencePage } from './referencePages';

/** Where a prop comes from. */
export type Origin =
  | { kind: 'own' }
  | { kind: 'inherited'; name: string; pathname?: string }
  | { kind: 'native'; group: string };

/** Components that are one component in several plans: their props are one list. */
const planFamilies = [['DataGrid', 'DataGridPro', 'DataGridPremium']];

/** The components of a name's family, lowest plan first; the name alone if it has none. */
export function planFamily(name: string): string[] {
  return planFamilies.find((family) => family.includes(name)) ?? [name];
}

/** The interface, alias or class in which something is declared. */
export function declaringName(declaration: ts.Node): string | undefined {
  for (let node: ts.Node | undefined = declaration.parent; node; node = node.parent) {
    if (
      (ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isClassDeclaration(node)) &&
      node.name
    ) {
      return node.name.text;
    }
  }
  return undefined;
}

function declaredName(declaration: ts.Declaration): string {
  return ts.getNameOfDeclaration(declaration)?.getText() ?? '';
}

/** Names of components that a declaring interface may belong to, likeliest first. */
export function ownerNames(declaring: string): string[] {
  const bare = declaring.replace(/Props(Base|WithoutStandard|Community|Internal)?$/, '');
  if (bare === declaring) return [];
  const names = [bare, bare.replace(/Own$/, '')];
  return [
    ...names,
    ...names.map((name) => name.replace(/^(Base|Exported|Common|Default|Standard|Internal)/, '')),
  ];
}

/** Names that a file speaks for: itself and its folder. */
function fileNames(file: string): string[] {
  const base = path.basename(file).replace(/(\.types)?\.d\.[mc]?ts$/, '');
  return [base, path.basename(path.dirname(file))].filter((name) => /^[A-Z]/.test(name));
}

/** Whether a file declares what the browser and React know. */
export function isPlatformFile(file: string): boolean {
  return /\/node_modules\/(@types\/react(-dom)?|csstype|typescript\/lib)\//.test(file);
}

/**
 * Says where a prop comes from by where it is declared.
 * @param page - page of the component
 */
export function originOf(
  context: Context,
  page: ReferencePage,
  declaration: ts.Declaration,
): Origin {
  const file = declaration.getSourceFile();
  const declaring = declaringName(declaration);
  if (file.fileName.includes('/csstype/')) {
    return { kind: 'inherited', name: 'System', pathname: '/system/properties' };
  }
  if (isPlatformFile(file.fileName)) {
    if (declaring === 'PropsWithChildren' || declaring === 'RefAttributes') return { kind: 'own' };
    return { kind: 'native', group: declaring ?? 'Attributes' };
  }
  const library = libraryOf(context.libraries, file);
  if (!library && !/\/node_modules\/@mui\//.test(file.fileName)) {
    const [, name = declaring ?? 'Props'] =
      /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.fileName) ?? [];
    // A package outside of the family that a project keeps beside its own files has no name there.
    return { kind: 'inherited', name: name.replace(/^@types\//, '') };
  }
  if (
    file.fileName.includes('/@mui/system/') &&
    declaring !== undefined &&
    (declaring === 'SystemProps' || declaring.endsWith('CSSProperties'))
  ) {
    return { kind: 'inherited', name: 'System', pathname: '/system/properties' };
  }
  // Frame props that the family gives every component, in the place of React's.
  if (
    ['className', 'style'].includes(declaredName(declaration)) &&
    !readComment(declaration)?.text
  ) {
    return { kind: 'native', group: 'HTMLAttributes' };
  }
  const family = planFamily(page.name);
  const pageNamed = (name: string): ReferencePage | undefined =>
    context.pagesByName
      .get(name)
      ?.find((one) => library === undefined || pageProduct(one).id === library.product);
  const candidates = [...(declaring ? ownerNames(declaring) : []), ...fileNames(file.fileName)];
  for (const name of candidates) {
    if (family.includes(name)) return { kind: 'own' };
    const owner = pageNamed(name);
    if (owner) return { kind: 'inherited', name, pathname: owner.pathname };
  }
  return { kind: 'own' };
}

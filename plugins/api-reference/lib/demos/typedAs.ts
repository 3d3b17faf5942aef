import ts from 'typescript';
import { findDeclaration } from './findDeclaration';
import { importedAs, isFamily } from './resolveExport';
import type { ExportRef } from './touchRecorder';

/** Types that say something about another type and keep its members: which argument that is. */
const wrappers: Record<string, number> = {
  Array: 0,
  ReadonlyArray: 0,
  Readonly: 0,
  Partial: 0,
  Required: 0,
  Omit: 0,
  Pick: 0,
  NonNullable: 0,
  Record: 1,
};

/** What a type names: an export of the family, or a member of one (`DataGridProps['columns']`). */
export interface NamedType {
  ref: ExportRef;
  member?: string;
}

/**
 * The types of the family of which a value of this type is, or holds a list: `GridColDef<Row>[]`,
 * `readonly GridColDef[]`, `Partial<BarSeries>`, an alias of the file.
 */
export function typedAs(type: ts.TypeNode | undefined, depth = 0): NamedType[] {
  if (!type || depth > 12) return [];
  const follow = (each: ts.TypeNode | undefined) => typedAs(each, depth + 1);
  if (ts.isArrayTypeNode(type)) return follow(type.elementType);
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return follow(type.type);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type))
    return type.types.flatMap(follow);
  if (ts.isIndexedAccessTypeNode(type)) {
    const { indexType } = type;
    if (!ts.isLiteralTypeNode(indexType)) return follow(type.objectType);
    if (!ts.isStringLiteral(indexType.literal)) return [];
    const member = indexType.literal.text;
    return follow(type.objectType).flatMap((named) => (named.member ? [] : [{ ...named, member }]));
  }
  if (!ts.isTypeReferenceNode(type)) return [];
  if (!ts.isIdentifier(type.typeName)) {
    const space = type.typeName.left;
    const declaration = ts.isIdentifier(space) ? findDeclaration(space, 'types') : undefined;
    const statement =
      declaration && ts.isNamespaceImport(declaration) ? declaration.parent.parent : undefined;
    return statement &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      isFamily(statement.moduleSpecifier.text)
      ? [{ ref: { from: statement.moduleSpecifier.text, name: type.typeName.right.text } }]
      : [];
  }
  const declaration = findDeclaration(type.typeName, 'types');
  if (declaration && ts.isTypeAliasDeclaration(declaration)) return follow(declaration.type);
  const ref = importedAs(declaration);
  if (ref) return isFamily(ref.from) ? [{ ref }] : [];
  const argument = wrappers[type.typeName.text];
  return declaration || argument === undefined ? [] : follow(type.typeArguments?.[argument]);
}

import ts from 'typescript';
import type { Context } from './context';
import { printType } from './printType';
import type { Field } from './readMember';

/** What the refs in a type give, which may be made of several. */
function refArguments(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.aliasSymbol?.name === 'Ref') return [...(type.aliasTypeArguments ?? [])];
  if (type.symbol?.name === 'RefObject' || type.symbol?.name === 'MutableRefObject') {
    const [argument] = checker.getTypeArguments(type as ts.TypeReference);
    return argument ? [checker.getNonNullableType(argument)] : [];
  }
  return type.isUnionOrIntersection()
    ? type.types.flatMap((one) => refArguments(checker, one))
    : [];
}

/** The element that a ref gives, from the type of the prop `ref`; `unknown` where that does not say it. */
function refElement(context: Context, { symbols }: Field): string {
  const { checker } = context;
  const found = symbols.flatMap((symbol) => refArguments(checker, checker.getTypeOfSymbol(symbol)));
  // `Ref<HTMLTextAreaElement> & Ref<Element>` is one of a text area.
  const closest = (best: ts.Type, one: ts.Type) =>
    checker.isTypeAssignableTo(one, best) && !checker.isTypeAssignableTo(best, one) ? one : best;
  return found.length > 0 ? printType(context, found.reduce(closest)).text : 'unknown';
}

/** The root's element, from whom a click comes: for a component whose ref is of no certain type. */
function rootElement(context: Context, fields: readonly Field[]): string | undefined {
  const click = fields.find(({ name }) => name === 'onClick')?.symbols[0];
  const type = click && context.checker.getNonNullableType(context.checker.getTypeOfSymbol(click));
  const argument = type?.aliasTypeArguments?.[0];
  return argument && printType(context, argument).text;
}

/**
 * What a ref to a component gives; of one whose type does not say it, the element from whom a click comes, or else
 * `unknown`. null if the component takes none.
 */
export function refOf(context: Context, fields: readonly Field[]): string | null {
  const field = fields.find(({ name }) => name === 'ref');
  if (!field) return null;
  const given = refElement(context, field);
  return given === 'unknown' || given === 'any' || given === '{}'
    ? (rootElement(context, fields) ?? 'unknown')
    : given;
}

/** The tag of an element's interface, where one tag alone has it. */
export function tagOf(context: Context, element: string): string | undefined {
  const common: Record<string, string> = { HTMLElement: '', SVGElement: '' };
  if (element in common) return undefined;
  const tags: string[] = [];
  for (const name of ['HTMLElementTagNameMap', 'SVGElementTagNameMap']) {
    const map = context.checker.resolveName(name, undefined, ts.SymbolFlags.Interface, false);
    for (const tag of map
      ? context.checker.getPropertiesOfType(context.checker.getDeclaredTypeOfSymbol(map))
      : []) {
      if (context.checker.getTypeOfSymbol(tag).symbol?.name === element) tags.push(tag.name);
    }
  }
  return tags.length === 1 ? tags[0] : undefined;
}

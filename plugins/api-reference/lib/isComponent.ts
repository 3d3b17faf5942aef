import ts from 'typescript';

const elements = new Set([
  'Element',
  'ReactElement',
  'ReactPortal',
  'ReactNode',
  'AwaitedReactNode',
]);

function isNode(type: ts.Type): boolean {
  if (elements.has(type.aliasSymbol?.name ?? '') || elements.has(type.symbol?.name ?? ''))
    return true;
  return type.isUnion() && type.types.some(isNode);
}

/** What a component can be given as props. */
export interface PropsTypes {
  /** In plain use: of each member, if its type is a union of components, the last overload. */
  plain: ts.Type[];
  /** In the other overloads. */
  others: ts.Type[];
}

/** What the functions of a type take first, those that return an element. */
function functionProps(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return type
    .getCallSignatures()
    .filter((signature) => isNode(checker.getReturnTypeOfSignature(signature)))
    .flatMap(({ parameters }) => parameters.slice(0, 1))
    .map((parameter) => checker.getTypeOfSymbol(parameter));
}

/** The props of the instances that a class makes, if they render. */
function classProps(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return type.getConstructSignatures().flatMap((signature) => {
    const instance = checker.getReturnTypeOfSignature(signature);
    const props = instance.getProperty('props');
    return props && instance.getProperty('render') ? [checker.getTypeOfSymbol(props)] : [];
  });
}

/** The types that a component can be given as props; none for a component without parameter. */
export function propsTypes(checker: ts.TypeChecker, type: ts.Type): PropsTypes {
  const members = type.isUnion() ? type.types : [type];
  const functions = members.map((member) => functionProps(checker, member));
  // Of React's unions of both, the class knows less: that of `JSXElementConstructor` has props that are any.
  const all = functions.some(({ length }) => length > 0)
    ? functions
    : members.map((member) => classProps(checker, member));
  return {
    plain: all.flatMap((types) => types.slice(-1)),
    others: all.flatMap((types) => types.slice(0, -1)),
  };
}

/** Whether a type is one of React components: a function that returns an element, or a class that renders. */
export function isComponentType(checker: ts.TypeChecker, type: ts.Type): boolean {
  // A context can be called in React 19's types, but it is no component of a library.
  if (type.symbol?.name === 'Context') return false;
  const members = type.isUnion() ? type.types : [type];
  return members.some(
    (member) =>
      member
        .getCallSignatures()
        .some(
          (signature) =>
            signature.parameters.length <= 2 && isNode(checker.getReturnTypeOfSignature(signature)),
        ) ||
      member.getConstructSignatures().some((signature) => {
        const instance = checker.getReturnTypeOfSignature(signature);
        return (
          instance.getProperty('props') !== undefined &&
          instance.getProperty('render') !== undefined
        );
      }),
  );
}

/** Whether an exported value is a component of the library. */
export function isComponent(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): boolean {
  if (!/^[A-Z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
  return isComponentType(checker, checker.getTypeOfSymbol(symbol));
}

/** Whether an exported value is a hook: a function named `use…`. */
export function isHook(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): boolean {
  return (
    /^use[A-Z]/.test(name) &&
    (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
    checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  );
}

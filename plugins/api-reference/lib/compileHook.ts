import ts from 'typescript';
import type { ApiMember, ApiModel } from '../../../src/api/rules/types';
import { isErrorType, libraryOf, type Context, type Exported } from './context';
import { valueDeclaration } from './compileComponent';
import { modelBase } from './modelBase';
import { readComment } from './readComment';
import {
  commentOf,
  declarationsOf,
  fieldsOf,
  html,
  isOptionalParameter,
  readMember,
  unionMembers,
} from './readMember';
import type { ReferencePage } from './referencePages';
import { linkedParts } from './linkedParts';
import { apiType, shorten } from './typeText';

/** Whether a type is an object whose fields a package of the family declares: worth a table. */
function isFamilyObject(context: Context, type: ts.Type): boolean {
  const members = unionMembers(context.checker, type).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  return (
    members.length > 0 &&
    members.every((member) => {
      if (!(member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
      if (member.getCallSignatures().length > 0 || context.checker.isArrayType(member))
        return false;
      const fields = context.checker.getPropertiesOfType(member);
      return (
        fields.length > 0 &&
        fields.length < 80 &&
        fields.every((field) =>
          (field.declarations ?? []).some((declaration) => {
            const file = declaration.getSourceFile();
            return (
              libraryOf(context.libraries, file) !== undefined ||
              /\/node_modules\/@mui\//.test(file.fileName) ||
              /Attributes$/.test(
                declaration.parent && 'name' in declaration.parent
                  ? String((declaration.parent as ts.InterfaceDeclaration).name?.text)
                  : '',
              )
            );
          }),
        )
      );
    })
  );
}

/** The fields of an object, or of several, as members. */
function membersOf(
  context: Context,
  page: ReferencePage,
  type: ts.Type | readonly ts.Type[],
  what: string,
): ApiMember[] {
  return fieldsOf(context.checker, type).flatMap((field) => {
    const all = declarationsOf(field);
    const best = all.find((one) => readComment(one)) ?? all[0];
    return best && readComment(best)?.hidden ? [] : readMember(context, page, field, best, what);
  });
}

/** The parameters of all overloads by name: of one that several have, what the most general says. */
function mergedParameters(
  context: Context,
  page: ReferencePage,
  signatures: readonly ts.Signature[],
  general: ts.Signature,
  what: string,
): ApiMember[] {
  const { checker } = context;
  const texts = new Map(
    signatures.flatMap(({ declaration }) => [
      ...((declaration && readComment(declaration))?.params ?? []),
    ]),
  );
  const all = new Map<string, ts.Symbol>();
  for (const { parameters } of [...signatures, general]) {
    for (const parameter of parameters) all.set(parameter.name, parameter);
  }
  const isRequired = (name: string) =>
    signatures.every(({ parameters }) => {
      const own = parameters.find((parameter) => parameter.name === name);
      return own !== undefined && !isOptionalParameter(context, own.valueDeclaration);
    });
  return [...all].map(([name, parameter]) => {
    const declaration = parameter.valueDeclaration;
    const required = isRequired(name);
    return {
      name,
      type: apiType(
        context,
        page,
        { type: checker.getTypeOfSymbol(parameter), declaration, required },
        `${what}, parameter ${name}`,
      ),
      ...(required && { required }),
      description: html(context, texts.get(name)),
    };
  });
}

/** Makes the model of a hook. Problems go to the context. */
export function compileHook(context: Context, page: ReferencePage, exported: Exported): ApiModel {
  const { checker } = context;
  const { library, symbol } = exported.symbols[0]!;
  const what = `${library.name}, ${exported.name}`;
  const declaration = valueDeclaration(symbol);
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = type.getCallSignatures();
  // Of overloads, the last of those with the most parameters is the most general.
  const most = Math.max(...signatures.map(({ parameters }) => parameters.length));
  const signature = signatures.filter(({ parameters }) => parameters.length === most).at(-1)!;
  const result = checker.getReturnTypeOfSignature(signature);
  const comment = commentOf(context, declaration, [symbol]);
  if (isErrorType(result)) {
    context.problems.push(
      `${what}: what it returns does not resolve. Install what package.json of the library asks for, or another version of the library.`,
    );
  }
  // One object in every overload: its fields are the parameters.
  const objects = signatures.flatMap(({ parameters: [first, ...others] }) => {
    const object = first && others.length === 0 ? checker.getTypeOfSymbol(first) : undefined;
    return object && isFamilyObject(context, object) ? [object] : [];
  });
  const texts = signatures.map((one) => {
    const node = checker.signatureToSignatureDeclaration(
      one,
      ts.SyntaxKind.FunctionType,
      undefined,
      ts.NodeBuilderFlags.NoTruncation |
        ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
        ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType,
    );
    return node ? printSignature(node) : '';
  });
  const written = signatureText(context, declaration);
  return {
    kind: 'hook',
    ...modelBase(context, page, exported, declaration, comment),
    signature: {
      parts: linkedParts(context, page, {
        text: shorten(written ?? texts.join('; ')),
        names: new Map(),
      }),
    },
    parameters:
      objects.length === signatures.length
        ? membersOf(context, page, objects, what)
        : mergedParameters(context, page, signatures, signature, what),
    returned: isFamilyObject(context, result) ? membersOf(context, page, result, what) : [],
    ...(comment?.returns && { returns: html(context, comment.returns) }),
  };
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
const emptyFile = ts.createSourceFile('signature.ts', '', ts.ScriptTarget.ES2022);

function printSignature(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, emptyFile)
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }');
}

/** The signature as it is written: of a function, or of a constant with a function type. */
function signatureText(
  { checker }: Context,
  declaration: ts.Declaration | undefined,
): string | undefined {
  if (!declaration) return undefined;
  const file = declaration.getSourceFile();
  const symbol =
    'name' in declaration
      ? checker.getSymbolAtLocation((declaration as ts.NamedDeclaration).name!)
      : undefined;
  const all = (symbol?.declarations ?? [declaration]).flatMap((one) => {
    if (ts.isFunctionDeclaration(one) && one.type) {
      return ts.factory.createFunctionTypeNode(one.typeParameters, one.parameters, one.type);
    }
    if (ts.isVariableDeclaration(one) && one.type && ts.isFunctionTypeNode(one.type))
      return one.type;
    return [];
  });
  if (all.length === 0) return undefined;
  return all
    .map((node) =>
      printer
        .printNode(ts.EmitHint.Unspecified, node, file)
        .replace(/import\("[^"]+"\)\./g, '')
        .replace(/\s+/g, ' ')
        .replace(/; \}/g, ' }'),
    )
    .join('; ');
}

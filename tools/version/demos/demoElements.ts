import ts from 'typescript';
import { maskCode } from '../../content/maskCode';

/** A `<Demo>` of a page: its name, and where it stands in the text. */
export interface DemoElement {
  name: string;
  start: number;
  /** Behind its last character. */
  end: number;
}

type Jsx = ts.JsxElement | ts.JsxSelfClosingElement;

const isJsx = (node: ts.Node): node is Jsx =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/**
 * The element with which a text begins. What follows is no code, so the parser may have taken it for
 * something done with the element; the element itself is the first thing of that.
 */
function firstElement(text: string): Jsx | undefined {
  const file = ts.createSourceFile(
    'page.tsx',
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  let node: ts.Node | undefined = file;
  while (node && !isJsx(node)) {
    node = ts.forEachChild(node, (child) => child);
  }
  return node;
}

function nameOf(element: Jsx): string | undefined {
  const { tagName, attributes } = ts.isJsxElement(element) ? element.openingElement : element;
  if (!ts.isIdentifier(tagName) || tagName.text !== 'Demo') return undefined;
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) continue;
    if (attribute.name.text !== 'name' || !attribute.initializer) continue;
    const value = ts.isJsxExpression(attribute.initializer)
      ? attribute.initializer.expression
      : attribute.initializer;
    return value && ts.isStringLiteralLike(value) ? value.text : undefined;
  }
  return undefined;
}

/** Finds the `<Demo>` elements of a page with a parser of JSX; those in code and comments are none. */
export function demoElements(mdx: string): DemoElement[] {
  const text = maskCode(mdx, true);
  const found: DemoElement[] = [];
  for (const { index } of text.matchAll(/<Demo(?![\w.:-])/g)) {
    // Within the one before: in a text of one of its attributes.
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const element = firstElement(text.slice(index));
    const name = element && nameOf(element);
    if (element === undefined || name === undefined) continue;
    const end = index + element.end;
    // One that is not closed would reach to the end of the page; MDX refuses it anyway.
    if (/(?:\/|<\/\s*Demo\s*)>$/.test(text.slice(index, end)))
      found.push({ name, start: index, end });
  }
  return found;
}

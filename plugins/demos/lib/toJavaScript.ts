import type { Options } from 'prettier';
import ts from 'typescript';
import { format, plugins } from '../prettier.cjs';

const style: Options = { singleQuote: true, trailingComma: 'all', printWidth: 80 };

/** Made once a process: the shown source and the project of a demo want the same. */
const made = new Map<string, Promise<string>>();

/**
 * Derives the JavaScript form of a demo: types are erased by a tool, never by hand, and Prettier closes
 * the gaps. Only erasable syntax is possible in a demo (no enum, no parameter property).
 * @throws if the source holds syntax that has a meaning at run time
 */
export function toJavaScript(source: string): Promise<string> {
  const known = made.get(source);
  if (known) return known;
  const making = eraseTypes(source);
  made.set(source, making);
  return making;
}

async function eraseTypes(source: string): Promise<string> {
  const { blankSourceFile } = await import('ts-blank-space');
  const problems: string[] = [];
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    { languageVersion: ts.ScriptTarget.Latest, impliedNodeFormat: ts.ModuleKind.ESNext },
    false,
    ts.ScriptKind.TSX,
  );
  const blanked = blankSourceFile(file, (node) => {
    problems.push(source.slice(node.pos, node.end).trim().split('\n')[0] ?? '');
  });
  if (problems.length > 0) {
    throw new Error(
      `types cannot be erased from "${problems[0]}"; use syntax without a meaning at run time`,
    );
  }
  // An import that held types only is left as `import { } from`, which would load the module for nothing.
  const withoutEmpty = blanked.replace(
    /^import\s*\{[\s,]*\}\s*from\s*['"][^'"]+['"];?[ \t]*\n/gm,
    '',
  );
  const tidy = withoutEmpty.replace(/,(\s*,)+/g, ',').replace(/\{\s*,/g, '{');
  return trimCode(await format(tidy, { ...style, parser: 'babel', plugins }));
}

/** A file's text as it is shown and copied: without the line end at its end. */
export function trimCode(source: string): string {
  return source.replace(/\s+$/, '');
}

import type { Options } from 'prettier';
import ts from 'typescript';

const format: Options = { singleQuote: true, trailingComma: 'all', printWidth: 80 };

/**
 * Derives the JavaScript form of a demo: types are erased by a tool, never by hand, and Prettier closes
 * the gaps. Only erasable syntax is possible in a demo (no enum, no parameter property).
 * @throws if the source holds syntax that has a meaning at run time
 */
export async function toJavaScript(source: string): Promise<string> {
  const [{ blankSourceFile }, prettier] = await Promise.all([
    import('ts-blank-space'),
    import('prettier'),
  ]);
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
  const withoutEmpty = blanked.replace(/^import\s*\{[\s,]*\}\s*from\s*['"][^'"]+['"];?[ \t]*\n/gm, '');
  const tidy = withoutEmpty.replace(/,(\s*,)+/g, ',').replace(/\{\s*,/g, '{');
  return trimCode(await prettier.format(tidy, { ...format, parser: 'babel' }));
}

/** A file's text as it is shown and copied: without the line end at its end. */
export function trimCode(source: string): string {
  return source.replace(/\s+$/, '');
}

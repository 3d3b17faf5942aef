import type { BuiltProgram, SourceText } from './buildProgram';

const sheet = '__utilities.css';

/** None, as in the build (`plugins/demos/lib/compileTailwind.ts`). */
const polyfills = 0;

type Compiler = { build: (candidates: string[]) => string };

let entry: Promise<string> | undefined;

async function newCompiler(): Promise<Compiler> {
  const [{ compile }, text] = await Promise.all([
    import('tailwindcss'),
    (entry ??= import('@generated/demos/default/tailwind.json').then((data) => data.entry)),
  ]);
  return compile(text, { polyfills });
}

/**
 * Gives a program the utilities of Tailwind that its files name, compiled from the same theme as those of the page.
 * @param start - of a compiler; passed in by tests
 */
export async function addUtilities(
  program: BuiltProgram,
  sources: readonly SourceText[],
  start: () => Promise<Compiler> = newCompiler,
): Promise<BuiltProgram> {
  const words = new Set(sources.flatMap(({ text }) => text.split(/[\s"'`{}]+/)));
  const css = (await start()).build([...words].filter(Boolean).toSorted());
  return {
    ...program,
    files: [
      ...program.files.map((file) =>
        file.path === program.entry
          ? { ...file, code: `require('./${sheet}');${file.code}` }
          : file,
      ),
      { path: sheet, kind: 'style', code: css },
    ],
  };
}

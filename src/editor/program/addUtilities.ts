import { parserOf } from './analyseScript';
import type { BuiltProgram, SourceText } from './buildProgram';

const sheet = '__utilities.css';

/** None, as in the build (`plugins/demos/lib/compileTailwind.ts`). */
const polyfills = 0;

type Compiler = { build: (candidates: string[]) => string };

async function newCompiler(): Promise<Compiler> {
  const [{ compile }, { entry }] = await Promise.all([
    import('tailwindcss'),
    import('@generated/demos/default/tailwind.json'),
  ]);
  return compile(entry, { polyfills });
}

/** What a text stands for, as far as classes have it. */
const unescaped = (text: string) =>
  text.replace(/\\(?:[nrt]|(.))/gs, (_escape, character = ' ') => character as string);

/** The words in the texts of a file, as the build takes them (`plugins/demos/lib/classNames.ts`). */
function wordsOf({ name, text }: SourceText): string[] {
  const texts: string[] = [];
  parserOf(name)
    .parse(text)
    .iterate({
      enter: ({ node, name: kind, from, to }) => {
        if (kind === 'JSXAttributeValue') texts.push(text.slice(from + 1, to - 1));
        if (kind !== 'String' && kind !== 'TemplateString') return;
        let start = from + 1;
        for (const hole of node.getChildren('Interpolation')) {
          texts.push(unescaped(text.slice(start, hole.from)));
          start = hole.to;
        }
        texts.push(unescaped(text.slice(start, to - 1)));
      },
    });
  return texts.flatMap((each) => each.split(/\s+/)).filter(Boolean);
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
  const words = new Set(sources.flatMap(wordsOf));
  const css = (await start()).build([...words].toSorted());
  return {
    ...program,
    files: [
      ...program.files.map((file) =>
        file.path === program.entry
          ? // Behind the directive, which is one at the beginning alone.
            { ...file, code: file.code.replace(/^("use strict";)?/, `$1require('./${sheet}');`) }
          : file,
      ),
      { path: sheet, kind: 'style', code: css },
    ],
  };
}

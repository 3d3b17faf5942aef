import { carryMarks } from './carryMarks';
import type { Fence } from './readFence';

/** A compiler and a formatter, which a page without such a fence does not need. */
let eraser: Promise<typeof import('../../demos/lib/toJavaScript')> | undefined;

/**
 * The JavaScript of a fence in TypeScript, and its marked lines.
 * @throws if there is none, it is the same text, or a marked line is another one there
 */
export async function javaScriptOf({
  code,
  language,
  marked,
}: Pick<Fence, 'code' | 'language' | 'marked'>): Promise<Pick<Fence, 'code' | 'marked'>> {
  // Asked for once: to whom asks a second time, the loader of Docusaurus 4 gives a module that is half evaluated.
  eraser ??= import('../../demos/lib/toJavaScript');
  const { toJavaScript } = await eraser;
  const javaScript = await toJavaScript(code, `code.${language}`);
  if (javaScript === code) throw new Error('it holds no types; leave ts2js out');
  return {
    code: javaScript,
    marked: carryMarks(code.split('\n'), javaScript.split('\n'), marked),
  };
}

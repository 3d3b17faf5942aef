import { carryMarks } from './carryMarks';
import { linesLeft } from './linesLeft';
import type { Fence } from './readFence';

/** A compiler and a formatter, which a page without such a fence does not need. */
let eraser: Promise<typeof import('../../demos/lib/toJavaScript')> | undefined;

/** Whether code begins with a brace: an object, which a script takes for a block of statements. */
const isBareObject = (code: string) => /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*\{/.test(code);

/**
 * The JavaScript of a fence in TypeScript, and its marked lines.
 * @throws if there is none, it holds no types, or a marked line is another one there
 */
export async function javaScriptOf({
  code,
  language,
  marked,
}: Pick<Fence, 'code' | 'language' | 'marked'>): Promise<Pick<Fence, 'code' | 'marked'>> {
  // Asked for once: to whom asks a second time, the loader of Docusaurus 4 gives a module that is half evaluated.
  eraser ??= import('../../demos/lib/toJavaScript');
  const { eraseScript, toJavaScript } = await eraser;
  const name = `code.${language}`;
  const { firstType, removed } = eraseScript(code, name);
  if (firstType === undefined) throw new Error('it holds no types; leave ts2js out');
  if (isBareObject(code)) {
    throw new Error('it begins with an object, which a script takes for a block; give it a name');
  }
  const formatted = await toJavaScript(code, name);
  if (formatted === '') throw new Error('nothing of it is left; leave ts2js out');
  // An element alone is no statement for readers, though it is one for Prettier.
  const javaScript = code.trimEnd().endsWith('>') ? formatted.replace(/>;$/, '>') : formatted;
  const lines = code.split('\n');
  return {
    code: javaScript,
    marked: carryMarks(lines, linesLeft(code, removed), javaScript.split('\n'), marked),
  };
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { registry } from '../../../src/preferences/rules/registry';
import { formatProblems, ScriptFaults } from '../../demos/lib/demoProblem';
import { convertCommand } from './convertCommand';
import { highlight } from './highlight';
import { javaScriptOf } from './javaScriptOf';
import type { Language } from './languages';
import { mdxElement } from './mdxElement';
import type { Fence } from './readFence';

interface Block {
  language: Language;
  title: string | null;
  variant: string | null;
  code: string;
  marked: ReadonlySet<number>;
}

async function blockElement({ language, title, variant, code, marked }: Block) {
  return mdxElement('CodeBlock', {
    language,
    title,
    variant,
    html: await highlight(code, language, marked),
  });
}

async function commands(fence: Fence, variant: string | null): Promise<MdxJsxFlowElement> {
  const blocks = registry.packageManager.values.map((manager) =>
    blockElement({ ...fence, variant: manager, ...convertCommand(fence.code, manager) }),
  );
  return mdxElement(
    'CodeTabs',
    { preference: 'packageManager', variant },
    await Promise.all(blocks),
  );
}

/** What is wrong with a fence, at its places in the page. */
function reasonOf(error: unknown, where: string): string {
  if (!(error instanceof ScriptFaults)) return (error as Error).message;
  const [, page, line] = /^(.*):(.*)$/.exec(where)!;
  // The code begins in the line below the one that opens the fence.
  const problems = error.problems.map((each) => ({ ...each, line: each.line + Number(line) }));
  return `\n${formatProblems(page!, problems)}`;
}

async function javaScriptAt(fence: Fence) {
  try {
    return await javaScriptOf(fence);
  } catch (error) {
    throw new Error(
      `${fence.where}: the code fence cannot be shown as JavaScript: ${reasonOf(error, fence.where)}`,
    );
  }
}

async function bothLanguages(fence: Fence, variant: string | null): Promise<MdxJsxFlowElement> {
  const title = fence.title?.replace(/\.([cm]?)tsx?$/, '.$1js') ?? null;
  return mdxElement('CodeTabs', { preference: 'code', variant }, [
    await blockElement({ ...fence, variant: 'TS' }),
    await blockElement({
      ...(await javaScriptAt(fence)),
      title,
      variant: 'JS',
      language: fence.language === 'tsx' ? 'jsx' : 'js',
    }),
  ]);
}

/**
 * The element that a fence becomes: a `<CodeBlock>`, or `<CodeTabs>` with one for each variant.
 * @param variant - the value of a preference for which it is shown, or null
 * @throws with file and line if it cannot be shown as JavaScript, though it says so
 */
export function fenceElement(
  fence: Fence,
  variant: string | null = null,
): Promise<MdxJsxFlowElement> {
  if (fence.npm2yarn) return commands(fence, variant);
  if (fence.ts2js) return bothLanguages(fence, variant);
  return blockElement({ ...fence, variant });
}

/**
 * The element that neighbouring fences become which say the same for each date library.
 * @throws with file and line if one of the libraries is missing, unknown or there twice
 */
export async function dateLibraryElement(fences: readonly Fence[]): Promise<MdxJsxFlowElement> {
  const libraries: readonly string[] = registry.dateLibrary.values;
  const named = fences.map(({ dateLibrary }) => dateLibrary ?? '');
  const given = named.join(', ');
  if (named.toSorted().join() !== libraries.toSorted().join()) {
    throw new Error(
      `${fences[0]?.where}: neighbouring code fences with date-library have to be one for each of ${libraries.join(', ')}; here they are ${given}`,
    );
  }
  const blocks = libraries.map((library) => {
    const fence = fences.find(({ dateLibrary }) => dateLibrary === library)!;
    return fenceElement(fence, library);
  });
  return mdxElement('CodeTabs', { preference: 'dateLibrary' }, await Promise.all(blocks));
}

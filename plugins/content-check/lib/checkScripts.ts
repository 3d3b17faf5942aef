import { javaScriptOf } from '../../code-highlight/lib/javaScriptOf';
import type { FactCache } from './factCache';
import type { LocalFault, PageScript } from './types';

/** What keeps the build from showing a code as JavaScript; null if nothing does. */
async function reasonOf({ code, language, marked }: PageScript): Promise<string | null> {
  try {
    await javaScriptOf({ code, language, marked: new Set(marked) });
    return null;
  } catch (error) {
    // Behind the first line, the formatter shows the code.
    return (error as Error).message.split('\n')[0]!.replace(/^code\.tsx?: /, '');
  }
}

function faultOf({ line }: PageScript, reason: string): LocalFault {
  const [, marked] = /^the marked line (\d+)/.exec(reason) ?? [];
  // Erasing types moves nothing.
  const [, at] = /\((\d+):\d+\)$/.exec(reason) ?? [];
  return {
    line: line + Number(marked ?? at ?? 0),
    what: `has a code fence with ts2js that cannot be shown as JavaScript: ${reason}`,
    why: 'The page cannot be built.',
    mend: marked
      ? 'Mark lines without types, which are written as Prettier writes them, or leave ts2js out.'
      : 'Correct the code, or leave ts2js out.',
  };
}

/**
 * Demands that code that is shown as JavaScript, too, can be: that its JavaScript can be written, and has the marked lines.
 * @param cache - for what it tells, since a formatter takes its time
 */
export async function checkScripts(
  scripts: readonly PageScript[],
  cache: Pick<FactCache, 'getLater'>,
): Promise<LocalFault[]> {
  const found = await Promise.all(
    scripts.map(async (script) => {
      const { code, language, marked } = script;
      const key = JSON.stringify(['script', language, marked, code]);
      const reason = await cache.getLater(key, () => reasonOf(script));
      return reason === null ? [] : [faultOf(script, reason)];
    }),
  );
  return found.flat();
}

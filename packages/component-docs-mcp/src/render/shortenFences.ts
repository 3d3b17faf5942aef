import { furtherMarks, markdownLines } from '../../../../src/agents/rules/markdownLines';

/** Lines of code that are shown of a file, of the first one after a heading and of those beside it. */
export interface FenceLimits {
  first: number;
  further: number;
}

/** Cuts long fences of code, and says how much is left out. */
export function shortenFences(markdown: string, { first, further }: FenceLimits): string {
  const out: string[] = [];
  let around = '';
  let shown = 0;
  let hidden = 0;
  let isBeside = false;
  const tell = () => {
    if (hidden > 0) out.push(`${around}// … ${hidden} more lines`);
    hidden = 0;
  };
  for (const { kind, before, text } of markdownLines(markdown)) {
    if (kind === 'code') {
      shown += 1;
      if (shown > (isBeside ? further : first)) {
        hidden += 1;
        continue;
      }
    } else {
      tell();
      if (kind === 'opening') {
        // Without them the line would end the quote or list item that the code stands in.
        around = furtherMarks(before);
        shown = 0;
      } else if (kind === 'closing') isBeside = true;
      else if (text !== '' && !/^`[\w./-]+`$/.test(text)) isBeside = false;
    }
    out.push(before + text);
  }
  tell();
  return out.join('\n');
}

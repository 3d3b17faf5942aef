/** Lines of code that are shown of a file, of the first one after a heading and of those beside it. */
export interface FenceLimits {
  first: number;
  further: number;
}

/** Cuts long fences of code, and says how much is left out. */
export function shortenFences(markdown: string, { first, further }: FenceLimits): string {
  const out: string[] = [];
  let fence = '';
  let shown = 0;
  let hidden = 0;
  let isBeside = false;
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^\s*(?:[->]\s*)*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') {
      if (mark !== '') {
        fence = mark;
        shown = 0;
        hidden = 0;
      } else if (line.trim() !== '' && !/^`[\w./-]+`$/.test(line)) isBeside = false;
      out.push(line);
      continue;
    }
    if (mark.startsWith(fence) && line.trim().replace(/^[->\s]+/, '') === mark) {
      if (hidden > 0) out.push(`// … ${hidden} more lines`);
      fence = '';
      isBeside = true;
      out.push(line);
      continue;
    }
    shown += 1;
    if (shown <= (isBeside ? further : first)) out.push(line);
    else hidden += 1;
  }
  return out.join('\n');
}

import { markdownLines } from '../../../../src/agents/rules/markdownLines';

/** Characters of a sentence at most. */
const longest = 220;
/** Names at most. */
const mostNames = 14;

/** The names of a text's code: what stands between backticks, and the props of elements and keys of objects in fences. */
function namesIn(prose: string, fences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const add = (name: string, weight: number) => counts.set(name, (counts.get(name) ?? 0) + weight);
  // What is spoken of tells more than what an example needs besides.
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g))
    for (const [name] of code.matchAll(/[A-Za-z_$][\w$]{2,}/g)) add(name, 3);
  for (const code of fences) {
    const inCode = [
      ...code.matchAll(/\s([a-z][A-Za-z]{2,})=(?=[{"])/g),
      ...code.matchAll(/<([A-Z]\w+)/g),
      ...code.matchAll(/\b(use[A-Z]\w+|create[A-Z]\w+)\(/g),
      ...code.matchAll(/from '(@mui\/[^']+)'/g),
    ];
    for (const name of new Set(inCode.map(([, found = '']) => found))) add(name, 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostNames)
    .map(([name]) => name);
}

/**
 * What a section is about, in a line: how it begins, and the names that its code is made of.
 * @param markdown - of the section, with its heading
 * @returns '' for a section without text of its own
 */
export function sectionGist(markdown: string): string {
  const fences: string[] = [];
  const written: string[] = [];
  let around = '';
  for (const { kind, before, text } of markdownLines(markdown)) {
    if (kind === 'heading') around = before.trimEnd();
    else if (kind === 'opening') fences.push('');
    else if (kind === 'code') fences[fences.length - 1] += `${text}\n`;
    else if (kind === 'text') {
      const line = before + text;
      // In a quote as its heading is: the marks are none of the words.
      written.push((line.startsWith(around) ? line.slice(around.length) : line).trim());
    } else written.push('');
  }
  const prose = written
    .join('\n')
    .replace(/^`[^`\n]+`$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const [first = ''] = prose
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const begins =
    first.length > longest ? `${first.slice(0, longest).replace(/\s\S*$/, '')} …` : first;
  const names = namesIn(prose, fences);
  return [begins, names.length > 0 ? `Names: ${names.join(', ')}` : '']
    .filter(Boolean)
    .join('\n   ');
}

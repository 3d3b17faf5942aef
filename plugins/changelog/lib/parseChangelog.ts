/** A line of a list, a paragraph, or code. */
export type EntryKind = 'item' | 'text' | 'code';
export type Entry = [kind: EntryKind, text: string];

export interface Section {
  /** Empty for the highlights above the first heading. */
  title: string;
  entries: Entry[];
}

export interface Release {
  version: string;
  /** ISO date, if the changelog says one. */
  date?: string;
  sections: Section[];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `_Jun 26, 2025_` as an ISO date. */
function dateOf(line: string): string | undefined {
  const [, month, day, year] = /^_(\w{3})\w* (\d{1,2}), (\d{4})_$/.exec(line.trim()) ?? [];
  const index = months.indexOf(month ?? '');
  if (index < 0) return undefined;
  return `${year}-${String(index + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

/** Text without pictures, and links as the words that they show. */
const plain = (text: string) =>
  text
    .replace(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/<img[^>]*>/g, '')
    .replace(/^\s*https:\/\/github\.com\/user-attachments\/\S+\s*$/, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .trim();

/** Whether a line thanks contributors or lists them: who they are stands at the items. */
function isThanks(line: string): boolean {
  const rest = line.replace(/@[\w-]+(\[bot\])?|\band\b|[\s,.&]/g, '');
  return (
    (rest === '' && line.includes('@')) ||
    /\bthank(s| you)?\b.*\b(contribut|community)/i.test(line) ||
    /^here are some highlights\b/i.test(line) ||
    /\b(team members who have contributed to|contributors of) this release\b/i.test(line)
  );
}

function parseRelease(version: string, lines: readonly string[]): Release {
  const sections: Section[] = [{ title: '', entries: [] }];
  let date: string | undefined;
  let code: string[] | undefined;
  let afterBlank = false;
  for (const line of lines) {
    const { entries } = sections.at(-1)!;
    const last = entries.at(-1);
    if (/^\s*```/.test(line)) {
      if (code) entries.push(['code', code.join('\n')]);
      code = code ? undefined : [];
      continue;
    }
    if (code) {
      code.push(line.trimEnd());
      continue;
    }
    date ??= dateOf(line);
    if (line.trim() === '' || dateOf(line) || /^\s*<(!--|\/?details|\/?summary)/.test(line)) {
      if (last?.[0] === 'text') entries.push(['text', '']);
      afterBlank = true;
      continue;
    }
    const [, heading] = /^#{3,6} (.*)$/.exec(line) ?? [];
    const [, item] = /^\s*[-*] (.*)$/.exec(line) ?? [];
    if (heading !== undefined) sections.push({ title: plain(heading), entries: [] });
    else if (item !== undefined) entries.push(['item', plain(item)]);
    else if (plain(line) !== '' && !isThanks(line)) {
      // A paragraph of an item is indented below it.
      const isOther = afterBlank && last?.[0] === 'item' && !/^\s/.test(line);
      if (last && last[0] !== 'code' && last[1] !== '' && !isOther) last[1] += ` ${plain(line)}`;
      else entries.push(['text', plain(line)]);
    }
    afterBlank = false;
  }
  const filled = sections
    .map(({ title, entries }) => ({ title, entries: entries.filter(([, text]) => text !== '') }))
    .filter(({ title, entries }) => title !== '' || entries.length > 0)
    .filter(({ entries }) => entries.length > 0);
  return { version, ...(date && { date }), sections: filled };
}

/**
 * The releases of a CHANGELOG file, in its order.
 * @param text - Markdown, with a heading of level two for each version
 */
export function parseChangelog(text: string): Release[] {
  const releases: Release[] = [];
  let current: { version: string; lines: string[] } | undefined;
  const finish = () => {
    if (current) releases.push(parseRelease(current.version, current.lines));
    current = undefined;
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^## /.test(line)) {
      finish();
      const [, version] = /^## v?(\d+\.\d+\.\d+\S*)\s*$/.exec(line) ?? [];
      if (version) current = { version, lines: [] };
    } else current?.lines.push(line);
  }
  finish();
  return releases;
}

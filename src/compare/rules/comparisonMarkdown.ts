import type { ChangeKind } from './compareApi';
import type { PublicChange, PublicComparison } from './publicComparison';

/** The words of a comparison in Markdown. */
export interface ComparisonWords {
  /** `{name}`, `{from}`, `{to}` */
  title: string;
  kinds: Readonly<Record<ChangeKind, string>>;
  /** `{version}` */
  isNew: string;
  /** `{version}` */
  isDeprecated: string;
  exports: string;
  changelog: string;
  guide: string;
  none: string;
  /** What a comparison does not tell. */
  limits: string;
}

const put = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A text as code, whatever backticks it holds. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** Text of the changelog, which may hold code; nothing in it begins an element or a link. */
const quoted = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 ? piece : piece.replace(/[\\<>[\]*_]/g, '\\$&')))
    .join('');

function changeLine(change: PublicChange, { kinds, changelog, guide }: ComparisonWords): string {
  const { kind, name, formerly, before, after, version, url } = change;
  const label = code(formerly === undefined ? name : `${formerly} → ${name}`);
  const types =
    formerly !== undefined
      ? ''
      : before !== undefined && after !== undefined
        ? ` ${code(before)} → ${code(after)}`
        : kind === 'deprecated'
          ? after === undefined
            ? ''
            : ` ${quoted(after)}`
          : (before ?? after) === undefined
            ? ''
            : ` ${code((before ?? after)!)}`;
  const where = url === undefined ? label : `[${label}](${url})`;
  return `- ${kinds[kind]}: ${where} (${change.part}, ${version})${types}${notes(change, changelog, guide)}`;
}

function notes(
  { changelog, guide }: Pick<PublicChange, 'changelog' | 'guide'>,
  logWord: string,
  guideWord: string,
): string {
  return [
    ...(changelog ? [`\n  ${logWord}: ${quoted(changelog)}`] : []),
    ...(guide ? [`\n  ${guideWord}: <${guide}>`] : []),
  ].join('');
}

/**
 * A comparison as Markdown: `/compare/x-charts/8.8.0..8.9.0.md`.
 * @param name - of the product
 */
export function comparisonMarkdown(
  comparison: PublicComparison,
  name: string,
  words: ComparisonWords,
): string {
  const { from, to, pages, exports } = comparison;
  const lines = [`# ${put(words.title, { name, from, to })}`, '', words.limits, ''];
  if (pages.length + exports.length === 0) lines.push(words.none, '');
  for (const page of pages) {
    lines.push(`## [${page.name}](${page.url})`, '');
    const { status, version = '', deprecated } = page;
    if (status) {
      const said = [
        put(status === 'added' ? words.isNew : words.isDeprecated, { version }),
        ...(deprecated ? [put(words.isDeprecated, { version: deprecated })] : []),
      ].join(' ');
      lines.push(`${said}${notes(page, words.changelog, words.guide)}`, '');
    }
    if (page.changes.length > 0) {
      lines.push(...page.changes.map((change) => changeLine(change, words)), '');
    }
  }
  if (exports.length > 0) {
    lines.push(
      `## ${words.exports}`,
      '',
      ...exports.map(
        ({ name: own, library, status, version }) =>
          `- ${words.kinds[status]}: ${code(own)} (${library}, ${version})`,
      ),
      '',
    );
  }
  return lines.join('\n');
}

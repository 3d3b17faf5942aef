import type { AgentsIndex, AgentsPage, AgentsRowKind } from '../../../../src/agents/rules/types';
import type { Section } from '../render/splitSections';
import { nearest } from './nearest';
import { AnswerError } from './types';

/** What stands at a place of a page. */
interface Place {
  sections: Section[];
  /** What to say besides, where the place is no heading. */
  note?: string;
}

/** Sections that have the rows of a kind. */
const sectionsOf: Readonly<Record<AgentsRowKind, RegExp>> = {
  prop: /^(?:props|parameters|inherited-props)$/,
  slot: /^slots$/,
  class: /^css-classes$/,
  member: /^(?:members|return-value|group-.*)$/,
  event: /^group-/,
  selector: /^group-/,
};

const rowPattern = /^(prop|slot|class|member|event|selector)-(.+)$/s;

/** The sections below a heading, its own first. */
function sectionsBelow(sections: readonly Section[], id: string): Section[] {
  const start = sections.findIndex((section) => section.id === id);
  if (start < 0) return [];
  const depth = sections[start]!.depth;
  const length = sections.slice(start + 1).findIndex((section) => section.depth <= depth);
  return sections.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** The name of the demo whose file is named in a line: `Bars` of `Bars.css.tsx`. */
const demoOf = (line: string): string | undefined =>
  /^[\s>-]*`(\w+)(?:\.css|\.tailwind)?\.[jt]sx?`$/.exec(line)?.[1];

/** A section of which a table is left with its head and one row. */
function rowIn({ text, ...section }: Section, name: string): Section | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${name}\``));
  if (at < 0) return undefined;
  const head = lines.slice(0, at).findLastIndex((line) => !line.startsWith('|')) + 1;
  const kept = [lines[0]!, '', ...lines.slice(head, Math.min(head + 2, at)), lines[at]!];
  return { ...section, text: kept.join('\n') };
}

/**
 * Finds what an address leads to on a page: what is below a heading, the section around a demo, a row of the reference.
 * @param ids - that are meant, the likeliest first
 * @throws {AnswerError} naming headings that are like it
 */
export function sectionsAt(
  ids: readonly string[],
  sections: readonly Section[],
  page: AgentsPage,
  { symbols, demos }: Pick<AgentsIndex, 'symbols' | 'demos'>,
): Place {
  for (const id of ids) {
    const below = sectionsBelow(sections, id);
    if (below.length > 0) return { sections: below };
  }
  const demo = demos.find(({ page: path, id }) => {
    return path === page.path && ids.includes(id.slice(id.lastIndexOf('/') + 1));
  });
  if (demo) {
    const name = demo.id.slice(demo.id.lastIndexOf('/') + 1);
    const around = sections.find(({ text }) =>
      text.split('\n').some((line) => demoOf(line) === name),
    );
    if (around) {
      const note = `#${name} is a demo of this section; get_demo has all its files.`;
      return { sections: [around], note };
    }
  }
  const symbol = symbols.find(({ path }) => path === page.path);
  for (const id of ids) {
    const [, kind, name = ''] = rowPattern.exec(id) ?? [];
    if (kind === undefined) continue;
    const call = symbol ? `get_api with name "${symbol.name}" and members ["${name}"]` : 'get_api';
    const row = sections
      .filter((section) => sectionsOf[kind as AgentsRowKind].test(section.id))
      .map((section) => rowIn(section, name))
      .find(Boolean);
    if (row)
      return { sections: [row], note: `#${id} is a row of the reference: ${call} says more.` };
    throw new AnswerError(
      `"${page.path}" has no #${id}. Rows of the reference are read with ${call}.`,
    );
  }
  const [id = ''] = ids;
  const known = page.headings.map(([, one]) => one);
  const near = nearest(id, known);
  throw new AnswerError(
    `"${page.path}" has no heading #${id}. ${near.length > 0 ? `Near: ${near.join(', ')}` : `It has: ${known.slice(0, 40).join(', ')}`}.`,
  );
}

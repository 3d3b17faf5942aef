import { createSlugger } from '@docusaurus/utils';
import { maskCode } from './maskCode';
import { plainText } from './plainText';
import type { PageHeading, PageText } from './types';

function descriptionOf(mdx: string): string | undefined {
  const front = /^---\n([\s\S]*?)\n---(?=\n|$)/.exec(mdx)?.[1];
  const value = /^description:[ \t]*(.*)$/m.exec(front ?? '')?.[1]?.trim();
  if (!value) return undefined;
  return /^(['"])[\s\S]*\1$/.test(value) ? value.slice(1, -1) : value;
}

/** What one pattern finds, with the line of each find. */
function findAll(text: string, pattern: RegExp): { value: string; line: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    value: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

function headingsOf(mdx: string): PageHeading[] {
  const slugger = createSlugger();
  const lines = mdx.split('\n');
  const starts = findAll(maskCode(mdx, false), /^ {0,3}(#{1,6}\s.*)$/gm);
  return starts.map(({ value, line }, index) => {
    const [, marks = '', title = ''] = /^(#+)\s+(.*)$/.exec(value) ?? [];
    const text = plainText(title).trim();
    const section = lines.slice(line, (starts[index + 1]?.line ?? lines.length + 1) - 1);
    return {
      level: marks.length,
      text,
      id: /\{#([^}\s]+)\}\s*$/.exec(title)?.[1] ?? slugger.slug(text),
      line,
      bare:
        section
          .join('\n')
          .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
          .trim() === '',
    };
  });
}

/**
 * Takes from an MDX page what the rules need.
 * @param file - relative to the site folder, for messages
 */
export function readPage(file: string, mdx: string): PageText {
  const markup = maskCode(mdx, true);
  const headings = headingsOf(mdx);
  const demos = findAll(markup, /<Demo\s[^>]*?name="([^"]+)"/g);
  const links = findAll(markup, /\]\(\s*<?([^)\s>]+)|\shref="([^"]+)"/g);
  const ids = findAll(markup, /<[a-z][^>]*?\sid="([^"]+)"/g);
  return {
    file,
    description: descriptionOf(mdx),
    headings,
    demos: demos.map(({ value, line }) => ({ name: value, line })),
    links: links.map(({ value, line }) => ({ url: value, line })),
    installs: findAll(mdx, /^\s*(npm (?:install|i) .*)$/gm).map(({ value, line }) => ({
      command: value,
      line,
    })),
    text: plainText(maskCode(mdx, false)),
    anchors: [
      ...headings.map(({ id }) => id),
      ...demos.map(({ value }) => value),
      ...ids.map(({ value }) => value),
    ],
  };
}

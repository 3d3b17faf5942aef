import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { load } from 'cheerio';

/** A page as Docusaurus's own MDX compiler understands it. */
export interface RenderedMdx {
  frontMatter: Record<string, unknown>;
  /** Headings from top to bottom: level, text, id. */
  headings: [string, string, string][];
  /** Properties of the `<Api>` elements. */
  parts: Record<string, string>[];
  /** Properties of the `<Plan>` elements. */
  plans: Record<string, string>[];
  /** Text and address of the links. */
  links: [string, string][];
  /** Text of the code fences. */
  code: string[];
}

/**
 * Compiles an MDX page with Docusaurus's processor and renders it. In a process of its own, because the
 * compiler consists of ES modules that it fetches while it runs.
 * @throws with the compiler's message if the page is no valid MDX
 */
export function renderMdx(source: string): RenderedMdx {
  const out = execFileSync(process.execPath, [path.join(__dirname, 'mdxRenderer.mjs')], {
    input: source,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { frontMatter, html } = JSON.parse(out) as {
    frontMatter: Record<string, unknown>;
    html: string;
  };
  const $ = load(html);
  const propsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => JSON.parse($(element).attr('data-props')!) as Record<string, string>);
  return {
    frontMatter,
    headings: $(':header')
      .toArray()
      .map((element) => [element.tagName, $(element).text(), $(element).attr('id') ?? '']),
    parts: propsOf('site-api'),
    plans: propsOf('site-plan'),
    links: $('a')
      .toArray()
      .map((element) => [$(element).text(), $(element).attr('href') ?? '']),
    code: $('pre')
      .toArray()
      .map((element) => $(element).text()),
  };
}

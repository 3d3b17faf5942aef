interface Facts {
  title: string;
  /** Source of a demo of the page, by its name. */
  sourceOf: (demo: string) => string;
  /** Demos that run, as a component of the page, above their source. */
  live?: readonly string[];
}

/** A code fence longer than any in the text. */
function fenced(source: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}tsx\n${source.trimEnd()}\n${fence}`;
}

/** The id that a heading says it has. */
const headingId = /^(#{1,6} .*?)\s*\{#([\w-]+)\}\s*$/;

/** Takes the site's own components out of a line; what stands in `code` stays. */
function withoutComponents(line: string): string {
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s*<\/?[A-Z][^<>]*>/g, '')))
    .join('');
}

/**
 * Turns a page of this site into one that stock Docusaurus takes: a demo becomes its source, other components go,
 * of the front matter the description stays, and the title comes in.
 * @param mdx - as the page is written
 */
export function toStockPage(mdx: string, { title, sourceOf, live = [] }: Facts): string {
  const [matter = '', fields = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(mdx) ?? [];
  const description = fields.split('\n').filter((line) => line.startsWith('description:'));
  let fence: string | undefined;
  const lines = mdx
    .slice(matter.length)
    .split('\n')
    .flatMap((line) => {
      const [, marks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence !== undefined) {
        if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
        return [line];
      }
      if (marks !== undefined) {
        fence = marks;
        return [line];
      }
      const [, demo] = /^\s*<Demo\s[^>]*?name="(\w+)"/.exec(line) ?? [];
      if (demo !== undefined) {
        const running = live.includes(demo)
          ? [`<div data-demo="${demo}"><${demo} /></div>`, '']
          : [];
        return [...running, fenced(sourceOf(demo))];
      }
      // The switches of Docusaurus 4 leave only this way of writing an id.
      const heading = line.replace(headingId, '$1 {/* #$2 */}');
      return /^(import|export)\s/.test(line) ? [] : [withoutComponents(heading)];
    });
  const imports = live.map((demo) => `import ${demo} from './${demo}';`);
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...description,
    '---',
    ...(imports.length > 0 ? ['', ...imports, ''] : []),
    '',
  ];
  return `${head.join('\n')}${lines.join('\n')}`;
}

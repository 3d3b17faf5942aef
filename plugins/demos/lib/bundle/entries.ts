import path from 'node:path';
import type { CodeStyle, DemoScripts } from '../../../../src/demos/rules/types';
import { variantFile } from '../demoFiles';
import { demoId } from '../demoId';
import { tailwindFiles } from '../findVariants';
import { textScripts } from './textEntries';
import type { TextLanguage } from '../../../../src/demos/rules/libraryTexts';
import type { DemoPage } from './findPages';

/** The entry that every demo needs: what brings it to life. */
export const mountEntry = 'mount';

const mountCode = `import { bundledDemos } from '@site/src/demos/mounting/bundledDemos';
import { mountDemo } from '@site/src/demos/mounting/mountDemo';
bundledDemos().mountDemo = mountDemo;
`;

/** The entry that runs what a reader has typed, in a frame. */
export const frameEntry = 'frame';

const frameCode = `import { startFrame } from '@site/src/demos/mounting/frame/startFrame';
startFrame();
`;

/** The entry of the server that renders a demo. */
const renderCode = `export { renderDemo } from '@site/src/demos/rendering/renderDemo';
`;

/** The entry of the thread in which demos come to rest that a server cannot render. */
const restCode = `export { restDemo } from '@site/src/demos/rendering/resting/restDemo';
`;

/** Name of a page's entry in a styling, and of its script without extension: `docs/a`, `docs/a.css`. */
function entryName(folder: string, style: CodeStyle): string {
  return style === 'system' ? folder : `${folder}.${style}`;
}

const laterEnd = '.later';

/**
 * Says what an entry stands on. The first demo of a page has an entry of its own, so that it does not wait for what the others need;
 * theirs has what that one lacks.
 * @param name - of any entry
 * @returns name of the entry that has to be there; of those with the later demos of a page only
 */
export function entryBefore(name: string): string | undefined {
  return name.endsWith(laterEnd) ? name.slice(0, -laterEnd.length) : undefined;
}

/** The entries with the first demo of each page, in the system styling. */
export function firstEntries(pages: readonly DemoPage[]): string[] {
  return pages.filter(({ style }) => style === 'system').map(({ folder }) => folder);
}

/**
 * Writes the entry of demos of a page in a styling: it tells the site which demos have come, by the path of each one's file without
 * extension, and runs the code of each when that is wanted.
 * @param siteDir - absolute
 * @param utilities - request of the page's stylesheet of utilities; for Tailwind only
 */
function entryCode(
  siteDir: string,
  { folder, style, demos }: DemoPage,
  utilities?: string,
): string {
  const lines = demos.map((name) => {
    const file = path.join(siteDir, folder, `${name}.tsx`);
    const wanted = style === 'system' ? file : variantFile(file, style);
    return `  ${JSON.stringify(demoId(siteDir, wanted))}: () => ready(require(${JSON.stringify(wanted)}).default),`;
  });
  const isStyled = style !== 'system';
  return [
    `import { bundledDemos } from '@site/src/demos/mounting/bundledDemos';`,
    ...(isStyled ? [`import { raiseSheets } from '@site/src/demos/mounting/demoSheets';`] : []),
    'const ready = (demo) => {',
    ...(utilities ? [`  require(${JSON.stringify(utilities)});`] : []),
    ...(isStyled ? [`  raiseSheets(${JSON.stringify(folder)});`] : []),
    '  return demo;',
    '};',
    'Object.assign(bundledDemos().demos, {',
    ...lines,
    '});',
    '',
  ].join('\n');
}

/**
 * Writes the code of every entry.
 * @param siteDir - absolute
 * @returns code by the entry's name
 */
export function entriesOf(siteDir: string, pages: readonly DemoPage[]): Record<string, string> {
  return {
    [mountEntry]: mountCode,
    [frameEntry]: frameCode,
    ...Object.fromEntries(
      pages.flatMap((page) => {
        const { folder, style } = page;
        // The page's variants share one sheet, which any of them stands for.
        const utilities =
          style === 'tailwind' && `${tailwindFiles(path.join(siteDir, folder))[0]}?demo-sheet`;
        const name = entryName(folder, style);
        const code = (demos: string[]) =>
          entryCode(siteDir, { ...page, demos }, utilities || undefined);
        const [first, ...later] = page.demos;
        return [
          [name, code([first!])],
          ...(later.length > 0 ? [[name + laterEnd, code(later)]] : []),
        ];
      }),
    ),
  };
}

/**
 * Writes the code of every entry of the server: the demos of a page by name, in the system styling, which alone is in HTML.
 * @param siteDir - absolute
 * @returns code by the entry's name
 */
export function serverEntriesOf(
  siteDir: string,
  pages: readonly DemoPage[],
): Record<string, string> {
  const code = ({ folder, demos }: DemoPage) =>
    demos
      .map((name) => {
        const file = path.join(siteDir, folder, `${name}.tsx`);
        return `export const ${name} = () => require(${JSON.stringify(file)}).default;\n`;
      })
      .join('');
  return {
    render: renderCode,
    rest: restCode,
    ...Object.fromEntries(
      pages.filter(({ style }) => style === 'system').map((page) => [page.folder, code(page)]),
    ),
  };
}

/**
 * Says which scripts a page's demos need in each styling.
 * @param scripts - by entry, below their folder
 * @param address - of that folder on the site, with a slash at its end
 * @param language - of the library's own texts; absent: its English
 * @returns by the page's folder
 */
export function scriptsOfPages(
  scripts: Readonly<Record<string, readonly string[]>>,
  pages: readonly DemoPage[],
  address: string,
  language?: TextLanguage,
): Record<string, Partial<Record<CodeStyle, DemoScripts>>> {
  const ofEntry = (name: string) => [...(scripts[mountEntry] ?? []), ...(scripts[name] ?? [])];
  const firstOf = ({ folder, style }: DemoPage) => ofEntry(entryName(folder, style));
  const allOf = (page: DemoPage) => [
    ...firstOf(page),
    ...(scripts[entryName(page.folder, page.style) + laterEnd] ?? []),
  ];
  const withTexts = (own: readonly string[]) =>
    [...new Set([...own, ...textScripts(scripts, language, own)])].map((file) => address + file);
  const result: Record<string, Partial<Record<CodeStyle, DemoScripts>>> = {};
  for (const page of pages) {
    const first = withTexts(firstOf(page));
    const later = withTexts(allOf(page)).filter((file) => !first.includes(file));
    (result[page.folder] ??= {})[page.style] = { demo: page.demos[0]!, first, later };
  }
  return result;
}

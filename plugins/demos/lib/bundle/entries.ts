import path from 'node:path';
import type { CodeStyle } from '../../../../src/demos/rules/types';
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

/**
 * Writes the entry of a page in a styling: it tells the site which demos have come, by the path of each one's file without
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
      pages.map((page) => {
        const { folder, style } = page;
        // The page's variants share one sheet, which any of them stands for.
        const utilities =
          style === 'tailwind' && `${tailwindFiles(path.join(siteDir, folder))[0]}?demo-sheet`;
        return [entryName(folder, style), entryCode(siteDir, page, utilities || undefined)];
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
 * @returns addresses by the page's folder
 */
export function scriptsOfPages(
  scripts: Readonly<Record<string, readonly string[]>>,
  pages: readonly DemoPage[],
  address: string,
  language?: TextLanguage,
): Record<string, Partial<Record<CodeStyle, string[]>>> {
  const ofPage = ({ folder, style }: DemoPage) => [
    ...(scripts[mountEntry] ?? []),
    ...(scripts[entryName(folder, style)] ?? []),
  ];
  const shared = new Set(pages.flatMap(ofPage));
  const result: Record<string, Partial<Record<CodeStyle, string[]>>> = {};
  for (const page of pages) {
    const own = ofPage(page);
    const needed = new Set([...own, ...textScripts(scripts, language, own, shared)]);
    (result[page.folder] ??= {})[page.style] = [...needed].map((file) => address + file);
  }
  return result;
}

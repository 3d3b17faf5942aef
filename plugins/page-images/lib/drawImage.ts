import fs from 'node:fs';
import type { PageImage } from './imageOf';

/** Draws images: PNG, 800 × 420. */
export type DrawImage = (image: PageImage) => Promise<Buffer>;

/** Files of the fonts, of packages that are licensed for it (OFL-1.1); the second has what the first lacks. */
export const fontFiles = {
  Inter: '@fontsource/inter/files/inter-latin-600-normal.woff',
  'Noto Sans SC': '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff',
} as const;

/** What is drawn in; shown at half of that, twice the least that services take. */
const size = { width: 1200, height: 630 };
const shownWidth = 800;

type Style = Readonly<Record<string, string | number>>;
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A title of many letters is set smaller; Chinese ones are as wide as two. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, char) => sum + (/[⺀-￯]/.test(char) ? 2 : 1), 0);
  return width <= 28 ? 92 : width <= 56 ? 72 : 54;
}

/**
 * Loads what draws: satori lays text out and makes it paths, resvg makes pixels of them. Neither reads fonts of the machine, so that
 * an image is the same bytes everywhere.
 */
export async function loadDrawing(): Promise<DrawImage> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fonts = Object.entries(fontFiles).map(([name, file]) => ({
    name,
    data: fs.readFileSync(require.resolve(file)),
    weight: 600 as const,
    style: 'normal' as const,
  }));
  const fontFamily = fonts.map(({ name }) => name).join(', ');
  return async ({ product, title, version }) => {
    const page = box(
      {
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        borderLeft: '20px solid #007fff',
        background: '#fff',
        color: '#1c2025',
        fontFamily,
        fontWeight: 600,
      },
      [
        box({ fontSize: 40, color: '#0066cc' }, product),
        box({ fontSize: titleSize(title), lineHeight: 1.15, letterSpacing: '-0.02em' }, title),
        box({ fontSize: 34, color: '#5a6472' }, version),
      ],
    );
    const svg = await satori(page as never, { ...size, fonts });
    const drawn = await renderAsync(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: shownWidth },
    });
    return drawn.asPng();
  };
}

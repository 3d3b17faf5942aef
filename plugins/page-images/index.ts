import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isGeneratedPlace } from '../content-check/lib/listSite';
import type { HeadFinisher } from '../lean-docusaurus';
import { builtDocs } from '../support/builtDocs';
import { keyOf } from '../support/keptFile';
import { pageOfHead } from '../support/pageOfHead';
import { imageName, imageOf, type PageImage } from './lib/imageOf';
import { drawAhead } from './lib/drawAhead';
import { loadDrawing } from './lib/drawImage';
import { writeImages } from './lib/writeImages';

/** Folder of the images in a build. */
const folder = 'img/pages';

/**
 * Draws the image that services show beside a link to a page (`og:image`): product, title, version. Production only; until the page is
 * built, and for what is no page of the docs, the image of the site stands in its head.
 */
export default function pageImagesPlugin({
  siteDir,
  baseUrl,
  siteConfig: { url, themeConfig },
  i18n: { currentLocale },
}: LoadContext): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const salt = keyOf(fs.readFileSync(path.join(__dirname, 'lib/drawImage.ts')), drawingVersions());
  const images = new Map<string, PageImage>();
  const names = new Map<string, string>();
  const { image: siteImage = '' } = themeConfig as { image?: string };
  const memory = path.join(siteDir, 'node_modules/.cache/page-images', currentLocale);
  return {
    name: 'page-images',
    allContentLoaded({ allContent }) {
      for (const doc of builtDocs(allContent)) {
        const pathname = `/${doc.permalink.slice(baseUrl.length)}`;
        const image = imageOf(doc, isGeneratedPlace(doc.source), pathname);
        const name = imageName(image, salt);
        images.set(name, image);
        names.set(doc.permalink, name);
      }
      if (process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING) drawAhead(images, memory);
    },
    finishHead(head) {
      const name = names.get(pageOfHead(head) ?? '');
      if (name === undefined) return head;
      // The page's own choice stays, which is another one than the site's.
      return head.replaceAll(
        new RegExp(`(\\scontent="?)[^"\\s>]*/${siteImage.replaceAll('.', '\\.')}`, 'g'),
        (_whole, start: string) => `${start}${url}${baseUrl}${folder}/${name}`,
      );
    },
    async postBuild({ outDir }) {
      const began = performance.now();
      const drawn = await writeImages({
        images,
        folder: path.join(outDir, folder),
        memory,
        load: loadDrawing,
      });
      const milliseconds = Math.round(performance.now() - began);
      logger.info(
        logger.interpolate`Images of pages: number=${images.size}, number=${drawn} of them drawn anew, in number=${milliseconds} ms`,
      );
    },
  };
}

/** The versions of what draws. */
function drawingVersions(): string {
  return ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/noto-sans-sc']
    .map((name) => (require(`${name}/package.json`) as { version: string }).version)
    .join(' ');
}

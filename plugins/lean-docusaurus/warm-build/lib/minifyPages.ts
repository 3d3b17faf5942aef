import fs from 'node:fs/promises';
import { minifyFiles } from './minifyFiles';
import { minifyPage } from './minifyPage';

/** Docusaurus's own minifier (`@docusaurus/bundler/lib/minifyHtml.js`, 3.10). */
interface Step {
  getHtmlMinifier: () => Promise<{
    minify: (html: string) => Promise<{ code: string; warnings: string[] }>;
  }>;
}

/**
 * Switches Docusaurus's own step off. The threads that render pages inherit its switch; this thread, which renders them where they
 * are few, has read the switch before this plugin was loaded.
 */
export function switchOffStep(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  const step = require('@docusaurus/bundler/lib/minifyHtml') as Step;
  step.getHtmlMinifier = async () => ({ minify: async (html) => ({ code: html, warnings: [] }) });
}

interface Work {
  /** Absolute folder of the built pages. */
  outDir: string;
  /** See `minifyFiles`. */
  memory: string | undefined;
  contents: string;
  finish: (head: string) => string;
}

/**
 * Minifies all pages after the build in place of Docusaurus's own step, with the same tool and options, and remembers what it made: of
 * a site in which one page changed, one page is minified.
 * @throws with the file's path if one cannot be read as HTML
 */
export async function minifyPages({ outDir, ...work }: Work): Promise<void> {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html'));
  await minifyFiles({ folder: outDir, files, minify: minifyPage, ...work });
}

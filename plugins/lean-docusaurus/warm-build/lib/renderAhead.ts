import { createRequire } from 'node:module';
import path from 'node:path';
import { wholePage } from './keptPage';

/** What Docusaurus's renderer makes of a page, as far as it is used here. */
interface Rendered {
  html: string;
  collectedData: {
    metadata: { internal: Record<'htmlAttributes' | 'title' | 'meta', string | undefined> };
  };
}

type Render = (request: {
  pathname: string;
  v4RemoveLegacyPostBuildHeadAttribute: boolean;
}) => Promise<Rendered>;

interface Options {
  /** Absolute path of the server's bundle: what Docusaurus calls `server.bundle.js`. */
  bundle: string;
  /** Absolute folder in which contents are kept, see `rememberPages`. */
  contents: string;
  /** `future.v4.removeLegacyPostBuildHeadAttribute` of the configuration: what is remembered depends on it. */
  isHeadLeftOut: boolean;
}

/**
 * Renders pages before Docusaurus does, as soon as the server's bundle is there, for who needs them earlier. Since the bundle
 * remembers pages, Docusaurus finds them done.
 * @returns each page with the facts of its head and its content, but nothing of the browser's bundle
 * @throws (rejects) what a page throws
 */
export async function renderAhead(
  pathnames: readonly string[],
  { bundle, contents, isHeadLeftOut }: Options,
): Promise<string[]> {
  const load = createRequire(bundle);
  try {
    const { default: render } = load(bundle) as { default: Render };
    const pages: string[] = [];
    for (const pathname of pathnames) {
      const { html, collectedData } = await render({
        pathname,
        v4RemoveLegacyPostBuildHeadAttribute: isHeadLeftOut,
      });
      const { htmlAttributes = '', title = '', meta = '' } = collectedData.metadata.internal;
      const content = wholePage(Buffer.from(html), contents).toString();
      pages.push(
        `<html ${htmlAttributes}><head>${title}${meta}</head><body>${content}</body></html>`,
      );
    }
    return pages;
  } finally {
    // The bundle of the next language has files of the same names.
    for (const file of Object.keys(load.cache)) {
      if (file.startsWith(path.dirname(bundle) + path.sep)) delete load.cache[file];
    }
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { isKept, readKept, writeKept } from '../../../support/keptFile';
import { contentFile, markContent } from './keptPage';

interface Memory {
  /** Absolute path of a JSON file: for each address the key of its page, see `pageKeys`. */
  keysFile: string;
  /** Absolute folder in which rendered pages are kept between builds, two files an address. */
  folder: string;
}

interface Request {
  /** Address with the language's prefix, e.g. `/zh/components/tabs/`. */
  pathname: string;
}

/**
 * Wraps the renderer of the server's bundle: a page with the key that it had in an earlier build is not rendered again, and its
 * HTML is not even read: marks stand for it, see `keptPage`.
 * @param render - of one page; its result survives JSON, since Docusaurus hands it from thread to thread
 */
export function rememberPages<Asked extends Request, Page extends { html: string }>(
  render: (request: Asked) => Promise<Page>,
  { keysFile, folder }: Memory,
): (request: Asked) => Promise<Page> {
  let keys: Record<string, string> | undefined;
  return async (request) => {
    const { pathname } = request;
    keys ??= JSON.parse(fs.readFileSync(keysFile, 'utf8')) as Record<string, string>;
    const key = Object.hasOwn(keys, pathname) ? keys[pathname] : undefined;
    if (key === undefined) return render(request);
    const file = path.join(folder, `${encodeURIComponent(pathname)}.json`);
    const kept = isKept(contentFile(folder, pathname), key) ? readKept(file, key) : undefined;
    if (kept !== undefined) {
      return { ...(JSON.parse(kept.toString()) as Page), html: markContent(key, pathname) };
    }
    const { html, ...others } = await render(request);
    writeKept(contentFile(folder, pathname), key, html);
    writeKept(file, key, JSON.stringify(others));
    return { ...others, html: markContent(key, pathname, html) } as Page;
  };
}

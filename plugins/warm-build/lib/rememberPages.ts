import fs from 'node:fs';
import path from 'node:path';
import { readKept, writeKept } from '../../support/keptFile';

interface Memory {
  /** Absolute path of a JSON file: for each address the key of its page, see `pageKeys`. */
  keysFile: string;
  /** Absolute folder in which rendered pages are kept between builds, a file an address. */
  folder: string;
}

interface Request {
  /** Address with the language's prefix, e.g. `/zh/components/tabs/`. */
  pathname: string;
}

/**
 * Wraps the renderer of the server's bundle: a page with the key that it had in an earlier build is not rendered again.
 * @param render - of one page; its result survives JSON, since Docusaurus hands it from thread to thread
 */
export function rememberPages<Asked extends Request, Page>(
  render: (request: Asked) => Promise<Page>,
  { keysFile, folder }: Memory,
): (request: Asked) => Promise<Page> {
  let keys: Record<string, string> | undefined;
  return async (request) => {
    keys ??= JSON.parse(fs.readFileSync(keysFile, 'utf8')) as Record<string, string>;
    const key = Object.hasOwn(keys, request.pathname) ? keys[request.pathname] : undefined;
    if (key === undefined) return render(request);
    const file = path.join(folder, `${encodeURIComponent(request.pathname)}.json`);
    const kept = readKept(file, key);
    if (kept !== undefined) return JSON.parse(kept.toString()) as Page;
    const page = await render(request);
    writeKept(file, key, JSON.stringify(page));
    return page;
  };
}

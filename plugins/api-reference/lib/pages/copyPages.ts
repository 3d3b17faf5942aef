import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies the data of all API pages to where browsers find it.
 * @param from - absolute folder with a folder a docs version
 * @param to - absolute; made when it is missing
 */
export async function copyPages(from: string, to: string): Promise<void> {
  const versions = await fs.promises.readdir(from, { withFileTypes: true });
  await Promise.all(
    versions
      .filter((entry) => entry.isDirectory())
      // A version may document nothing.
      .filter(({ name }) => fs.existsSync(path.join(from, name, 'pages')))
      .map(({ name }) =>
        fs.promises.cp(path.join(from, name, 'pages'), path.join(to, name, 'pages'), {
          recursive: true,
        }),
      ),
  );
}

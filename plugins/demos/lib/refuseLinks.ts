import fs from 'node:fs';
import path from 'node:path';

/**
 * Refuses symbolic links among pages and demos. The bundler knows a file by its real path, and a demo is known by its path
 * below the site. What begins with a dot is neither.
 * @param folders - of pages, relative to the site; one that is missing is passed over
 * @throws naming each link
 */
export function refuseLinks(siteDir: string, folders: readonly string[]): void {
  const isLink = (folder: string) =>
    fs.lstatSync(path.join(siteDir, folder), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const linksIn = (folder: string): string[] => {
    if (isLink(folder)) return [folder];
    const full = path.join(siteDir, folder);
    if (!fs.existsSync(full)) return [];
    return fs.readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      // The lock that Emacs puts beside a file is a link, and nobody reads it.
      if (entry.name.startsWith('.')) return [];
      if (entry.isSymbolicLink()) return [name];
      return entry.isDirectory() ? linksIn(name) : [];
    });
  };
  const links = folders.flatMap(linksIn);
  if (links.length > 0) {
    throw new Error(
      `Pages and demos cannot be symbolic links, since they are known by their paths. Put a copy in the place of\n${links.join('\n')}`,
    );
  }
}

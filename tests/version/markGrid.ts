import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes an installed Data Grid tell in the browser which version it is: `window.gridVersions` lists the
 * versions whose code ran.
 * @param folder - of the package
 * @returns the version
 * @throws if the package does not look as expected
 */
export function markGrid(folder: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => /(^|\/)DataGrid\/DataGrid\.m?js$/.test(file) && !/(^|\/)node_modules\//.test(file),
    );
  if (files.length === 0) throw new Error(`${folder} has no DataGrid/DataGrid.js to mark`);
  for (const file of files) {
    const full = path.join(folder, file);
    const code = fs.readFileSync(full, 'utf8');
    // A new file: the old one may be shared with the project that this is a copy of.
    fs.rmSync(full);
    fs.writeFileSync(
      full,
      `${code}\n(globalThis.gridVersions ??= []).push(${JSON.stringify(version)});\n`,
    );
  }
  return version;
}

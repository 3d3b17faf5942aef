import fs from 'node:fs';
import path from 'node:path';

/** Where a build keeps the keys of its pages, below the folder of what Docusaurus generates. */
export function pageKeysFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'warm-build/pageKeys.json');
}

/** Keys by address, see `pageKeys`; none where this plugin is not used. */
export function readPageKeys(generatedFilesDir: string): Record<string, string> {
  const file = pageKeysFile(generatedFilesDir);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}

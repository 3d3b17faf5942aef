import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../support/filesBelow';

/** What facts of a file depend on besides the file: the rules, what they use, and the installed packages. */
const sources = [
  'plugins/content-check',
  'plugins/api-reference/lib/demos/namedDemos.ts',
  'plugins/page-tree/lib',
  'plugins/translation/lib',
  'plugins/code-highlight/lib',
  'plugins/demos/lib',
  'plugins/support',
  'src/agents/rules/markdownLines.ts',
  'src/preferences/rules/registry.ts',
  'src/demos/rules/sourceLink.ts',
  'src/api/rules/partRows.ts',
  'package-lock.json',
];

/**
 * A digest of the rules.
 * @param settings - that they are used with
 */
export function rulesDigest(siteDir: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) {
    const full = path.join(siteDir, source);
    if (!fs.existsSync(full)) continue;
    const files = fs.statSync(full).isDirectory() ? filesBelow(full) : [full];
    for (const file of files) {
      // Of an editor, such as its lock on a rule that is being written.
      if (path.basename(file).startsWith('.')) continue;
      hash.update(file.slice(siteDir.length)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('base64url');
}

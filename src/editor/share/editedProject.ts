import type { LoadedProject } from '../../sandbox';
import { javaScriptPath } from '../../sandbox/rules/javaScriptPath';

const folder = 'src/demo/';

/** The package that an import is from: `@mui/material/Button` → `@mui/material`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The path in a project of a file as the page shows it: scripts in JavaScript end with `.js` there. */
function projectPath(files: LoadedProject['files'], name: string): string | undefined {
  const path = `${folder}${name}`;
  return [path, javaScriptPath(path), path.replace(/\.js$/, '.jsx')].find((each) => each in files);
}

/**
 * Puts what a reader has changed into the project of a demo.
 * @param changes - texts by the names that the page shows
 * @param requests - all that the changed scripts import
 * @param versions - of the packages of the site, for those that the demo did not need
 */
export function editedProject(
  { choice, files }: LoadedProject,
  changes: Readonly<Record<string, string>>,
  requests: readonly string[],
  versions: Readonly<Record<string, string>>,
): LoadedProject {
  const changed = { ...files };
  for (const [name, text] of Object.entries(changes)) {
    const path = projectPath(files, name);
    if (path !== undefined) changed[path] = text;
  }
  const manifest = JSON.parse(files['package.json'] ?? '{}') as {
    dependencies?: Record<string, string>;
  };
  const wanted = requests
    .filter((request) => !request.startsWith('.'))
    .map(packageOf)
    .filter((name) => versions[name] !== undefined && !manifest.dependencies?.[name]);
  if (wanted.length > 0) {
    const added = Object.fromEntries(wanted.map((name) => [name, versions[name]!]));
    const dependencies = Object.fromEntries(
      Object.entries({ ...manifest.dependencies, ...added }).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    );
    changed['package.json'] = `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
  }
  return { choice, files: changed };
}

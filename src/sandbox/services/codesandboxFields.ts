import { compressToBase64 } from 'lz-string';
import { demoPath } from '../rules/demoPath';
import type { ProjectFiles, SandboxChoice } from '../rules/types';

/**
 * A project as the fields of a form for CodeSandbox's `/api/v1/sandboxes/define`, to run in a container.
 * @returns `parameters` (the files, compressed), `query` (what the editor opens) and `environment`
 */
export function codesandboxFields(
  files: ProjectFiles,
  choice: SandboxChoice,
): { parameters: string; query: string; environment: string } {
  const content = {
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { content: text }]),
    ),
  };
  return {
    // The alphabet of Base64 that an address can hold: that is what the service undoes.
    parameters: compressToBase64(JSON.stringify(content))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
    query: `file=/${demoPath(choice).split('/').map(encodeURIComponent).join('/')}&fontsize=12`,
    environment: 'server',
  };
}

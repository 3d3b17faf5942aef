import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import type { Plugin } from 'prettier';

/** Data as the text of a file that the project's format check accepts. */
export function formatJson(data: unknown): Promise<string> {
  return format(JSON.stringify(data, null, 2), {
    parser: 'json',
    printWidth: 100,
    plugins: [babel, estree as unknown as Plugin],
  });
}

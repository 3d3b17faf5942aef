import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a line of plain Node with the functions of an ES module, which Jest cannot load.
 * @param module - absolute path; its exports are in scope
 * @param expression - its value comes back, as JSON has it; what it throws is the text after `Error: `
 */
export function evaluate(module: string, expression: string): unknown {
  const script = `import * as module from ${JSON.stringify(module)};
const run = new Function(...Object.keys(module), 'return ' + ${JSON.stringify(expression)});
try { console.log(JSON.stringify({ value: await run(...Object.values(module)) ?? null })); }
catch (error) { console.log(JSON.stringify({ value: 'Error: ' + error.message })); }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: path.dirname(module),
  });
  return (JSON.parse(output.trim().split('\n').at(-1)!) as { value: unknown }).value;
}

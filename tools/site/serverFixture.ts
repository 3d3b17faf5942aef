import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that is served by a process of its own, as `npm run serve` is one. */
export interface ServedFolder {
  origin: string;
  /** Asks for an address of it, and follows no redirect. */
  ask: (address: string) => Promise<Response>;
  /** Ends the server and removes the folder. */
  remove: () => void;
}

/**
 * Writes a site into a new folder and serves it with plain Node, no transform of the tests in between.
 * @param files - texts by their paths in the folder
 * @param expression - of the server, in terms of `folder`; what it names is imported from `modules`
 * @param modules - import lines of that expression, by module beside this file
 */
export async function serveFolder(
  files: Readonly<Record<string, string>>,
  expression: string,
  modules: Readonly<Record<string, string>>,
): Promise<ServedFolder> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-site-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const imports = Object.entries(modules).map(
    ([file, names]) => `import { ${names} } from ${JSON.stringify(path.join(__dirname, file))};`,
  );
  const script = `${imports.join('\n')}
const folder = ${JSON.stringify(folder)};
console.log(await listen(${expression}, 0));`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let errors = '';
    server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    server.stdout.once('data', (text: Buffer) =>
      resolve(`http://localhost:${text.toString().trim()}`),
    );
    server.once('exit', () => reject(new Error(`The server ended: ${errors}`)));
  });
  return {
    origin,
    ask: (address) => fetch(`${origin}${address}`, { redirect: 'manual' }),
    remove: () => {
      server.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

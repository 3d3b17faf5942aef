import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../plugins/support/keptFile';
import { npm } from './npm';

/**
 * Gives a project the packages of its `package.json`: installed by npm for the first one that asks for exactly these, shared by all others.
 * @param folder - of the project
 * @param installs - folder of what is installed
 * @throws if npm fails, with what it said
 */
export function installOnce(folder: string, installs: string): void {
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const wanted = JSON.stringify({ private: true, dependencies, devDependencies });
  const place = path.join(installs, keyOf(wanted).slice(0, 12));
  const modules = path.join(place, 'node_modules');
  if (!fs.existsSync(modules)) {
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(path.join(place, 'package.json'), wanted);
    try {
      npm(place, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    } catch (error) {
      // Half of it would be taken for the whole by the next project.
      fs.rmSync(place, { recursive: true, force: true });
      throw error;
    }
  }
  fs.symlinkSync(modules, path.join(folder, 'node_modules'), 'dir');
}

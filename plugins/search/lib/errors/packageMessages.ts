import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../support/filesBelow';
import { findPackage } from '../../../support/findPackage';
import { keyOf, readKept, writeKept } from '../../../support/keptFile';
import { readMessages } from './readMessages';

/** Of other folders, what runs is a copy of these modules. */
const formsOfModules = ['esm', 'modern'];
/** Texts of interfaces, and third parties' code within a package. */
const passedOver = /[\\/](?:locales?|node_modules|umd|lib-vendor|vendor)[\\/]|\.test\.js$/;

function modulesOf(folder: string): string[] {
  const form = formsOfModules.map((name) => path.join(folder, name)).find(fs.existsSync);
  return filesBelow(form ?? folder).filter(
    (file) => file.endsWith('.js') && !passedOver.test(file.slice(folder.length)),
  );
}

/**
 * Reads what installed packages can print, and remembers it by their versions.
 * @param names - of packages, e.g. `@mui/material`
 * @param memory - folder for what is remembered; nothing is where it is undefined
 * @returns each message once, in the order of packages and modules
 * @throws if a package is not installed
 */
export function packageMessages(
  siteDir: string,
  names: readonly string[],
  memory: string | undefined,
): string[] {
  const folders = names.map((name) => {
    const folder = findPackage(siteDir, name);
    if (folder === undefined)
      throw new Error(`search: ${name}, whose messages are searched, is not installed.`);
    return folder;
  });
  const key = keyOf(
    ...folders.map((folder) => fs.readFileSync(path.join(folder, 'package.json'))),
    ...['readMessages.ts', 'packageMessages.ts'].map((name) =>
      fs.readFileSync(path.join(__dirname, name)),
    ),
  );
  const file = memory === undefined ? undefined : path.join(memory, 'messages.json');
  const kept = file === undefined ? undefined : readKept(file, key);
  if (kept) return JSON.parse(kept.toString()) as string[];
  const messages = [
    ...new Set(
      folders.flatMap(modulesOf).flatMap((module) => readMessages(fs.readFileSync(module, 'utf8'))),
    ),
  ];
  if (file !== undefined) writeKept(file, key, Buffer.from(JSON.stringify(messages)));
  return messages;
}

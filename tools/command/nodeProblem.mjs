import fs from 'node:fs';
import path from 'node:path';

const numbersOf = (version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/**
 * Whether one version is another or newer.
 * @param {string} version such as 20.20.2
 * @param {string} least such as 20.12
 */
export function isAtLeast(version, least) {
  const [own, asked] = [numbersOf(version), numbersOf(least)];
  for (const [index, number] of asked.entries()) {
    const difference = (own[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Says if this Node is older than the project can use: what needs a newer one would fail in its own words, minutes later.
 * @param {string} root folder of the project
 * @param {string} [version] of Node
 * @returns {string | undefined} what is wrong and how to mend it
 */
export function nodeProblem(root, version = process.versions.node) {
  let engines;
  try {
    ({ engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')));
  } catch {
    // Told as a broken file.
    return undefined;
  }
  const [, least] = /^>=\s*(\d+(?:\.\d+)*)$/.exec(engines?.node ?? '') ?? [];
  if (least === undefined || isAtLeast(version, least)) return undefined;
  const [major] = least.split('.');
  return `This project needs Node ${least} or newer, and this is Node ${version}. Install the latest Node ${major} from https://nodejs.org, or with a version manager: nvm install ${major}`;
}

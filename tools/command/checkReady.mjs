import fs from 'node:fs';
import path from 'node:path';
import { jsonFault } from '../../plugins/support/jsonFault.cjs';
import { formatInstallProblem, installProblem } from './install.mjs';
import { nodeProblem } from './nodeProblem.mjs';
import { pathProblem } from './pathProblem.mjs';

/** Files of JSON that are read before the site can say anything, relative to the project. */
function jsonFiles(root) {
  const inFolder = (folder, pattern) => {
    const full = path.join(root, folder);
    return fs.existsSync(full)
      ? fs
          .readdirSync(full)
          .filter((name) => pattern.test(name))
          .map((name) => `${folder}/${name}`)
      : [];
  };
  const versioned = ['versioned', 'x_versioned'].flatMap((prefix) => [
    ...inFolder(`${prefix}_docs`, /^version-/).map((folder) => `${folder}/_tree.json`),
    ...inFolder(`${prefix}_sidebars`, /\.json$/),
  ]);
  return [
    'package.json',
    'package-lock.json',
    'versions.json',
    'x_versions.json',
    ...inFolder('config', /\.json$/),
    ...inFolder('config/api-history', /\.json$/),
    // Languages are folders; what has a dot in its name is none.
    ...inFolder('i18n', /^[^.]+$/).flatMap((locale) => inFolder(locale, /\.json$/)),
    ...versioned,
  ].filter((file) => fs.existsSync(path.join(root, file)));
}

/**
 * What is wrong with the files of JSON that every command needs.
 * @param {string} root folder of the project
 * @returns {string[]} a line for each broken file: name, line, column, what is wrong
 */
export function jsonProblems(root) {
  return jsonFiles(root).flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const fault = jsonFault(text);
    if (fault !== undefined) return [`${file}:${fault}`];
    // Everywhere else it is taken for nothing.
    return file === 'package.json' && text.startsWith('\uFEFF')
      ? [`${file}:1:1: begins with a byte order mark, and tsx cannot read it. Save it without.`]
      : [];
  });
}

/**
 * Looks for what keeps a command from working, before anything is loaded that would fail by it in its own words: a Node that is too old, a path that the tools
 * cannot read, broken files of JSON, packages that are not installed. Ends the process with a message that names all of it.
 * @param {string} root folder of the project
 * @param {{ installs?: boolean }} [options] `installs`: the command installs what is missing by itself
 */
export function checkReady(root, { installs = false } = {}) {
  const problems = [nodeProblem(root), pathProblem(root), ...jsonProblems(root)].filter(Boolean);
  if (!installs && problems.length === 0) {
    const problem = installProblem(root);
    if (problem) problems.push(formatInstallProblem(problem));
  }
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

import { demoPath } from '../demoPath';
import { entryScript } from './entryScript';
import { pageHtml } from './pageHtml';
import { javaScriptPath } from '../javaScriptPath';
import { packageJson } from './packageJson';
import { projectConfig } from './projectConfig';
import { readmeText } from './readmeText';
import { rtlCache } from './rtlCache';
import { styleOrder } from './styleOrder';
import type { ProjectFiles, SandboxChoice, SandboxFile, SandboxVariant } from '../types';

function demoFile({ path, code, js }: SandboxFile, language: 'ts' | 'js'): [string, string] {
  if (language === 'ts' || !/\.tsx?$/.test(path)) return [`src/demo/${path}`, code];
  if (js === undefined) throw new Error(`${path} has no JavaScript form`);
  return [`src/demo/${javaScriptPath(path)}`, js];
}

/**
 * Puts a demo into a project of its own, which Vite starts and builds.
 * @param variant - the demo in the styling of the choice, with what it needs: React, the library and Emotion
 *   (and their types) among its packages, because the project's own scripts use them too
 * @param choice - the reader's
 * @returns every file of the project
 * @throws if the choice names another demo, or a script of it has no JavaScript form and the choice wants that
 */
export function viteProject(variant: SandboxVariant, choice: SandboxChoice): ProjectFiles {
  const { style, code, direction } = choice;
  const x = code === 'ts' ? 'tsx' : 'jsx';
  const demo = Object.fromEntries(variant.files.map((file) => demoFile(file, code)));
  if (!(demoPath(choice) in demo)) {
    throw new Error(`${variant.files[0]?.path ?? 'No file'} is not the demo ${choice.name}`);
  }
  const order = styleOrder(style);
  const entry = `src/index.${x}`;
  return {
    ...projectConfig(choice),
    'README.md': readmeText(variant, choice),
    'index.html': pageHtml(choice, entry, variant.iconFonts),
    'package.json': packageJson(variant[code], choice),
    ...demo,
    ...(order !== undefined && { 'src/index.css': order }),
    [entry]: entryScript(choice),
    ...(direction === 'rtl' && { [`src/rtlCache.${code}`]: rtlCache(choice) }),
  };
}

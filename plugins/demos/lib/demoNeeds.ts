import fs from 'node:fs';
import path from 'node:path';
import type { DemoNeeds } from '../../../src/demos/rules/types';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { dataFolderOf, demoNeedsName } from '../../api-reference/lib/pages/dataFileOf';
import { parseJson } from '../../support/parseJson';

let read: { file: string; time: number; index: Record<string, DemoNeeds> } | undefined;

/**
 * The versions that a demo needs, as `plugins/api-reference` has found them.
 * @param id - see `demoId`
 * @returns `needs` is absent where nothing is known of versions; `file` is the absolute path of what was asked, absent for a demo of no
 * docs page
 */
export function demoNeeds(siteDir: string, id: string): { needs?: DemoNeeds; file?: string } {
  const page = locatePage(id);
  if (!page) return {};
  const file = path.join(siteDir, dataFolderOf(page.instance, page.version), demoNeedsName);
  if (!fs.existsSync(file)) return { file };
  const time = fs.statSync(file).mtimeMs;
  if (read?.file !== file || read.time !== time) {
    const index = parseJson(file, fs.readFileSync(file, 'utf8')) as Record<string, DemoNeeds>;
    read = { file, time, index };
  }
  const needs = Object.hasOwn(read.index, id) ? read.index[id] : undefined;
  return { file, ...(needs && { needs }) };
}

import fs from 'node:fs';
import path from 'node:path';
import { findPages } from '../../plugins/demos/lib/bundle/findPages';
import { codeStyles } from '../../src/demos/rules/codeStyles';
import type { CodeStyle } from '../../src/demos/rules/types';

/** A demo with every form in which a reader can take it along. */
export interface DemoForms {
  /** See `demoId`. */
  id: string;
  /** Folder of its page, relative to the site. */
  page: string;
  name: string;
  forms: { style: CodeStyle; code: 'ts' | 'js' }[];
}

/**
 * Lists the demos of the current docs with all of their forms, in a fixed order.
 * @param siteDir - absolute
 */
export function formsOf(siteDir: string): DemoForms[] {
  const demos = new Map<string, DemoForms>();
  for (const { folder, style, demos: names } of findPages(siteDir, ['docs', 'x-docs'])) {
    for (const name of names) {
      // Beside them are parts that several demos share.
      const text = fs.readFileSync(path.join(siteDir, folder, `${name}.tsx`), 'utf8');
      if (!/^export default\b/m.test(text)) continue;
      const id = `${folder}/${name}`;
      const demo = demos.get(id) ?? { id, page: folder, name, forms: [] };
      demo.forms.push({ style, code: 'ts' }, { style, code: 'js' });
      demos.set(id, demo);
    }
  }
  const order = (style: CodeStyle) => codeStyles.indexOf(style);
  for (const { forms } of demos.values()) {
    forms.sort((one, other) => order(one.style) - order(other.style));
  }
  return [...demos.values()];
}

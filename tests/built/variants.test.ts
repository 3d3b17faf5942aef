import fs from 'node:fs';
import path from 'node:path';
import { load, type Cheerio } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { build } from '../support/readBuilt';
import { sourceVariants, variantPages } from '../support/variants';

// Every form of a demo's source is in the page's HTML, in both languages: a reader's choice is shown without
// fetching anything, and nothing is left out for readers without script.

const variants = sourceVariants();
const trimmed = (file: string) => fs.readFileSync(file, 'utf8').trimEnd();

it('has variants to look at', () => {
  expect(variants.length).toBeGreaterThan(20);
  expect(new Set(variants.map(({ style }) => style)).size).toBe(2);
});

describe.each(variantPages())('%s', (page) => {
  it.each(['', 'zh'])('holds the sources of every variant (%j)', (language) => {
    const file = path.join(build, language, page, 'index.html');
    const $ = load(fs.readFileSync(file, 'utf8'), { scriptingEnabled: false });
    const texts = (found: Cheerio<AnyNode>) => found.map((_index, code) => $(code).text()).get();
    for (const { folder, demo, style } of variants.filter((variant) => variant.page === page)) {
      const where = `${demo} in ${style}`;
      const source = $(`[data-demo="${demo}"] [data-styles]`);
      expect([where, source.attr('data-styles')?.split(' ')]).toEqual([
        where,
        expect.arrayContaining(['system', style]),
      ]);
      const group = source.find(`[data-styling="${style}"]:not(pre)`);
      expect(group).toHaveLength(1);
      const [ts] = texts(group.find('[data-variant="ts"] code'));
      expect(ts).toBe(trimmed(path.join(folder, `${demo}.${style}.tsx`)));
      const [js] = texts(group.find('[data-variant="js"] code'));
      expect(js).toContain('export default');
      expect(js).not.toMatch(/^import type|^interface |: React\.[A-Z]\w+</m);
      const sheets = texts(group.find('[data-code-block]:not([data-variant]) code'));
      expect([where, sheets]).toEqual([
        where,
        style === 'css' ? [trimmed(path.join(folder, `${demo}.css`))] : [],
      ]);
      const [system] = texts(source.find('[data-styling="system"] [data-variant="ts"] code'));
      expect(system).toBe(trimmed(path.join(folder, `${demo}.tsx`)));
    }
  });

  it('says on the demos that lack a styling that the system one is shown', () => {
    const $ = load(fs.readFileSync(path.join(build, page, 'index.html'), 'utf8'));
    const demos = $('[data-demo]').get();
    expect(demos.length).toBeGreaterThan(0);
    for (const demo of demos) {
      const name = $(demo).attr('data-demo') ?? '';
      const lacking = ['css', 'tailwind'].filter(
        (style) =>
          !variants.some(
            (each) => each.page === page && each.demo === name && each.style === style,
          ),
      );
      const notes = $(demo).find('[data-missing]');
      expect([name, notes.map((_index, note) => $(note).attr('data-missing')).get()]).toEqual([
        name,
        lacking,
      ]);
    }
  });
});

import type { RootContent } from 'mdast';
import type { CodeForm } from './pageForms';

/** Places in the Markdown of a page that differ between its forms, so that the rest is written once. */
export interface Slots {
  /** A block that stands for what `make` gives. */
  keep: (make: (form: CodeForm) => string) => RootContent;
  /** The Markdown in a form. */
  fill: (markdown: string, form: CodeForm) => string;
}

/** Nobody writes this character into a page: U+E000 is of the private use area. */
const mark = '\uE000';
const slotLine = new RegExp(`^(.*)${mark}(\\d+)${mark}$`, 'gm');

/** Makes the keeper of the slots of one page. */
export function createSlots(): Slots {
  const makers: ((form: CodeForm) => string)[] = [];
  return {
    // Written as it is, as HTML is.
    keep: (make) => ({ type: 'html', value: `${mark}${makers.push(make) - 1}${mark}` }),
    fill: (markdown, form) =>
      markdown.replace(slotLine, (_line, before: string, at: string) => {
        // Within a list or a quote every line begins like the first one, with room in place of a bullet.
        const further = before.replace(/[^>\s]/g, ' ');
        const lines = makers[Number(at)]!(form).split('\n');
        return lines
          .map((line, index) => (index === 0 ? before + line : (further + line).trimEnd()))
          .join('\n');
      }),
  };
}

import type { CodeStyle } from '../../../src/demos/rules/types';

/** Forms of the code on a page. */
export interface CodeForm {
  code: 'ts' | 'js';
  style: CodeStyle;
}

/** The forms of a page, the one that everybody sees first before all others. */
export const codeForms: readonly CodeForm[] = (['system', 'css', 'tailwind'] as const).flatMap(
  (style) => (['ts', 'js'] as const).map((code) => ({ code, style })),
);

/** The end of the name of a form's file, as `src/pageActions` asks for it: `.md`, `.js.md`, `.js.tailwind.md`. */
export function endingOf({ code, style }: CodeForm): string {
  return `${code === 'js' ? '.js' : ''}${style === 'system' ? '' : `.${style}`}.md`;
}

/**
 * Makes the forms of a page; one that reads like the first one has no file.
 * @param isThere - whether a form can differ from the first one
 * @param make - the Markdown of a form
 * @returns text by the end of the file's name
 */
export function pageForms(
  isThere: (form: CodeForm) => boolean,
  make: (form: CodeForm) => string,
): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const form of codeForms.filter(isThere)) {
    const text = make(form);
    const isKnown = Object.values(forms).includes(text);
    if (!isKnown) forms[endingOf(form)] = text;
  }
  return forms;
}

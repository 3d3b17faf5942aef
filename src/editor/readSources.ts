import type { CodeStyle } from '../demos/rules/types';
import type { SourceText } from './program/buildProgram';

/**
 * Reads the files of a demo out of the page, which shows them: the demo's own first.
 * @param files - the element around the opened sources
 */
export function readSources(files: Element, style: CodeStyle, code: 'ts' | 'js'): SourceText[] {
  const blocks = files.querySelectorAll(`[data-styling="${style}"] > [data-code-block]`);
  return [...blocks]
    .filter((block) => [code, undefined].includes((block as HTMLElement).dataset.variant as 'ts'))
    .map((block) => ({
      name: block.querySelector('.demo-file')?.textContent ?? '',
      text: block.querySelector('code')?.textContent ?? '',
    }));
}

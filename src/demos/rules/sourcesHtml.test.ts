/** @jest-environment jsdom */
import { previewHtml, sourcesHtml } from './sourcesHtml';
import type { DemoSources } from './types';

const file = (name: string, variant: 'ts' | 'js' | 'both', text: string) => ({
  name,
  variant,
  html: text,
  lines: 1,
});
const sources: DemoSources = {
  system: {
    preview: { html: 'system preview', lines: 1 },
    files: [file('A.tsx', 'ts', 'system ts'), file('A.js', 'js', 'system js')],
  },
  css: {
    preview: null,
    files: [
      file('A.tsx', 'ts', 'css ts'),
      file('A.js', 'js', 'css js'),
      file('A"<b>.css', 'both', '.a{}'),
    ],
  },
};

function shown(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

it('holds every file, grouped by styling, the system one first', () => {
  const element = shown(sourcesHtml(sources));
  expect(
    [...element.children].map((group) => [group.getAttribute('data-styling'), group.textContent]),
  ).toEqual([
    ['system', 'A.tsxsystem tsA.jssystem js'],
    ['css', 'A.tsxcss tsA.jscss jsA"<b>.css.a{}'],
  ]);
  expect(element.querySelector('[data-variant="ts"] code')?.textContent).toBe('system ts');
});

it('marks what belongs to one variant only, and every block as one that can be copied', () => {
  const blocks = [...shown(sourcesHtml(sources)).querySelectorAll('[data-code-block]')];
  expect(blocks.map((block) => block.getAttribute('data-variant'))).toEqual([
    'ts',
    'js',
    'ts',
    'js',
    null,
  ]);
  expect(blocks.every((block) => block.querySelector('code'))).toBe(true);
});

it('names each block by its file, whatever the name holds', () => {
  const labels = [...shown(sourcesHtml(sources)).querySelectorAll('pre')].map((pre) =>
    pre.getAttribute('aria-label'),
  );
  expect(labels.at(-1)).toBe('A"<b>.css');
});

it('has a preview only where the build made one', () => {
  const element = shown(previewHtml(sources));
  expect(element.children).toHaveLength(1);
  expect(element.querySelector('[data-styling="system"]')?.textContent).toBe('system preview');
});

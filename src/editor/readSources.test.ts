/** @jest-environment jsdom */
import { sourcesHtml } from '../demos/rules/sourcesHtml';
import { readSources } from './readSources';

const file = (name: string, variant: 'ts' | 'js' | 'both', html: string) => ({
  name,
  variant,
  html,
  lines: 1,
});

it('reads the files of one form, the demo first', () => {
  const files = document.createElement('div');
  files.innerHTML = sourcesHtml({
    system: {
      preview: null,
      files: [
        file('A.tsx', 'ts', '<span class="keyword">const</span> a = 1 &lt; 2;\n'),
        file('A.js', 'js', 'js\n'),
        file('rows.json', 'both', '[]'),
      ],
    },
    css: { preview: null, files: [file('A.tsx', 'ts', 'css')] },
  });
  expect(readSources(files, 'system', 'ts')).toEqual([
    { name: 'A.tsx', text: 'const a = 1 < 2;\n' },
    { name: 'rows.json', text: '[]' },
  ]);
  expect(readSources(files, 'system', 'js').map(({ name }) => name)).toEqual(['A.js', 'rows.json']);
  expect(readSources(files, 'css', 'ts')).toEqual([{ name: 'A.tsx', text: 'css' }]);
  expect(readSources(files, 'tailwind', 'ts')).toEqual([]);
});

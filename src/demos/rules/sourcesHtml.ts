import { escapeHtml } from '../../ui/rules/escapeHtml';
import { codeStyles } from './codeStyles';
import type { DemoSources, SourceFile } from './types';

function fileHtml({ name, variant, html }: SourceFile): string {
  const label = escapeHtml(name);
  const which = variant === 'both' ? '' : ` data-variant="${variant}"`;
  return `<div data-code-block${which}><div class="demo-file">${label}</div><pre dir="ltr" tabindex="0" role="group" aria-label="${label}"><code class="code">${html}</code></pre></div>`;
}

/** The files of a demo as HTML, in every styling and both variants; CSS shows those that the reader prefers. */
export function sourcesHtml(sources: DemoSources): string {
  return codeStyles
    .map((style) => {
      const files = sources[style]?.files;
      return files ? `<div data-styling="${style}">${files.map(fileHtml).join('')}</div>` : '';
    })
    .join('');
}

/** The previews of a demo as HTML, one for each styling; empty if it has none. */
export function previewHtml(sources: DemoSources): string {
  return codeStyles
    .map((style) => {
      const preview = sources[style]?.preview;
      return preview
        ? `<pre data-styling="${style}" data-code-block dir="ltr" tabindex="0" role="group" aria-label="JSX"><code class="code">${preview.html}</code></pre>`
        : '';
    })
    .join('');
}

import type { DemoSources, SourceFile } from './types';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function fileHtml({ name, variant, html }: SourceFile): string {
  const label = escapeText(name);
  return `<div data-variant="${variant}"><div class="demo-file">${label}</div><pre dir="ltr" tabindex="0" role="group" aria-label="${label}"><code class="code">${html}</code></pre></div>`;
}

/** The files of a demo as HTML, both variants; CSS shows the one that the reader prefers. */
export function sourcesHtml({ files }: DemoSources): string {
  return files.map(fileHtml).join('');
}

/** The preview of a demo as HTML; empty if it has none. */
export function previewHtml({ preview }: DemoSources): string {
  return preview
    ? `<pre dir="ltr" tabindex="0" role="group" aria-label="JSX"><code class="code">${preview.html}</code></pre>`
    : '';
}

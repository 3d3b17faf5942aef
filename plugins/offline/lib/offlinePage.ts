import { escapeHtml } from '../../../src/ui/rules/escapeHtml';
import type { Texts } from './texts';

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#fff;color:#1a2027}
main{max-inline-size:40rem;margin-inline:auto;padding:clamp(24px,8vh,96px) 24px}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 8px}
h2{font-size:1.125rem;margin:32px 0 8px}
ul{list-style:none;margin:0;padding:0;border-block-start:1px solid #dfe3e8}
li{border-block-end:1px solid #dfe3e8}
a{color:#005fbd}
li a{display:block;padding:10px 0;text-decoration:none;overflow-wrap:anywhere}
summary{padding:10px 0;cursor:pointer;font-weight:600}
li a:hover{text-decoration:underline}
.retry{display:inline-block;margin-block-start:8px;padding:8px 20px;border-radius:8px;background:#005fbd;color:#fff;text-decoration:none}
:focus-visible{outline:2px solid #005fbd;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0f1214;color:#e6eaee}ul,li{border-color:#2b3238}a{color:#7cc0ff}.retry{background:#7cc0ff;color:#0f1214}:focus-visible{outline-color:#7cc0ff}}`;

/** Where the worker puts the saved pages: a list of those that were read, and `<details>` with a list for each saved product. */
export const pagesPlace = '<!--pages-->';

/**
 * The page that a reader gets in the place of one that is neither on the device nor reachable. It needs no other file and runs
 * no script, so that it can come out of the worker's text.
 * @param language - for the `lang` attribute
 * @param hasPages - whether there are saved pages to list
 */
export function offlinePage(texts: Texts, language: string, hasPages: boolean): string {
  const text = (name: keyof Texts) => escapeHtml(texts[name]);
  const list = hasPages
    ? `<h2 id="saved">${text('saved')}</h2>${pagesPlace}`
    : `<p>${text('none')}</p>`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text('title')}</title><style>${style}</style><main><h1>${text('title')}</h1><p>${text('missing')}</p><a class="retry" href="">${text('retry')}</a>${list}</main></html>`;
}

// Stylesheets of demos' variants. Their rules are lifted above the library's by `plugins/demos`, so only
// their order among themselves matters.

const pageAttribute = 'data-demo-page';

function sheets(): HTMLStyleElement[] {
  return [...document.head.querySelectorAll<HTMLStyleElement>(`style[${pageAttribute}]`)];
}

/**
 * Puts a stylesheet of demos into the document, or gives it its new text. Called by the modules that
 * stand for such files in the browser's bundle.
 * @param page - what owns it: the folder of a page
 * @param name - unique on the site
 */
export function putSheet(page: string, name: string, css: string): void {
  const known = sheets().find((sheet) => sheet.dataset.demoSheet === name);
  const sheet = known ?? document.createElement('style');
  sheet.setAttribute(pageAttribute, page);
  sheet.dataset.demoSheet = name;
  sheet.textContent = css;
  if (!known) document.head.append(sheet);
}

/**
 * Lets the stylesheets of a page win over those of the pages visited before: two pages may hold the same
 * utilities, and which of two equally strong ones wins is decided by their order within one sheet.
 */
export function raiseSheets(page: string): void {
  const all = sheets();
  if (all.at(-1)?.getAttribute(pageAttribute) === page) return;
  document.head.append(...all.filter((sheet) => sheet.getAttribute(pageAttribute) === page));
}

/** Attributes that lead from one element to another, by its id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** What says the same as its absence, or is for a script to read. */
const dispensable: readonly (readonly [name: string, value?: string])[] = [
  ['aria-colspan', '1'],
  ['aria-rowspan', '1'],
  ['aria-selected', 'false'],
  ['aria-setsize'],
  ['aria-posinset'],
  ['data-colindex'],
  ['data-rowindex'],
  ['data-id'],
  ['draggable'],
  ['focusable'],
];

/** What the rules of a grid's styles ask for; asked once for each name, since a grid has thousands of elements. */
interface Asked {
  /** The attributes that may go. */
  dispensable: typeof dispensable;
  fields: boolean;
  hasClass: (name: string) => boolean;
}

function askedBy(css: string): Asked {
  const classes = new Map<string, boolean>();
  return {
    dispensable: dispensable.filter(([name]) => !css.includes(`[${name}`)),
    fields: css.includes('[data-field'),
    hasClass: (name) => {
      const known = classes.get(name);
      if (known !== undefined) return known;
      const isThere = css.includes(`.${name}`);
      classes.set(name, isThere);
      return isThere;
    },
  };
}

function leanElement(element: Element, asked: Asked, isReferred: (id: string) => boolean): void {
  for (const [name, value] of asked.dispensable) {
    const own = element.getAttribute(name);
    if (own !== null && (value === undefined || own === value)) element.removeAttribute(name);
  }
  const role = element.getAttribute('role');
  if (element.localName === 'div') {
    if (role === 'presentation') element.removeAttribute('role');
    // A cell takes the focus where it is pressed, and the keys after it.
    if (!/cell|header/.test(role ?? '') && element.getAttribute('tabindex') === '-1')
      element.removeAttribute('tabindex');
  }
  if (role === 'gridcell') {
    const title = element.getAttribute('title');
    if (title !== null && title === element.textContent) element.removeAttribute('title');
    if (!asked.fields) element.removeAttribute('data-field');
  }
  if (element.id.startsWith('_') && !isReferred(element.id)) element.removeAttribute('id');
  // What it opens is not there yet.
  const opened = element.getAttribute('aria-controls');
  if (opened && !element.ownerDocument.getElementById(opened))
    element.removeAttribute('aria-controls');
  if (element.localName === 'button' && !element.closest('form')) element.removeAttribute('type');
  const before = element.getAttribute('class');
  if (before === null) return;
  const names = new Set(before.split(/\s+/).filter(Boolean));
  const kept = [...names].filter(
    (name) =>
      !name.startsWith('Mui') ||
      asked.hasClass(name) ||
      /^MuiDataGrid(Variables-|-root$)/.test(name),
  );
  if (kept.length > 0) element.setAttribute('class', kept.join(' '));
  else element.removeAttribute('class');
}

/**
 * Leaves out of a grid's HTML what nobody sees or hears before it is alive, and what is only for its script. A page has up to two
 * dozen grids. Each element that is left keeps its place among its siblings, by which what a reader does early is done again.
 * @param root - of a grid
 * @param css - the rules of its styles
 */
export function leanMarkup(root: Element, css: string): void {
  const scope = root.ownerDocument;
  const painted = [...root.innerHTML.matchAll(/\b(?:url\((?:&quot;)?|href=")#([^)&"]+)/g)];
  const referred = new Set([
    ...references.flatMap((name) =>
      [...scope.querySelectorAll(`[${name}]`)].flatMap((element) =>
        element.getAttribute(name)!.split(' '),
      ),
    ),
    // What a drawing in a cell is clipped by or filled with.
    ...painted.map(([, id]) => id!),
  ]);
  for (const header of root.querySelectorAll('[role="columnheader"]')) {
    // The sign for sorting a column that is not sorted: it has no size until somebody points at it.
    if (header.getAttribute('aria-sort') === 'none')
      header.querySelector('.MuiDataGrid-iconButtonContainer')?.replaceChildren();
    // Nor is its menu, which opens by script only.
    header.querySelector('.MuiDataGrid-menuIcon')?.replaceChildren();
  }
  // Where all columns are there, each cell's place says which it is of.
  for (const row of root.querySelectorAll('.MuiDataGrid-row')) {
    const cells = [...row.querySelectorAll(':scope > [role="gridcell"]')];
    if (cells.every((cell, index) => cell.getAttribute('aria-colindex') === String(index + 1)))
      cells.forEach((cell) => cell.removeAttribute('aria-colindex'));
  }
  // The browser's own do.
  root.querySelectorAll('.MuiDataGrid-scrollbar').forEach((bar) => bar.remove());
  const asked = askedBy(css);
  for (const element of [root, ...root.querySelectorAll('*')])
    leanElement(element, asked, (id) => referred.has(id));
}

import siteConfig from '@generated/docusaurus.config';
import { fetchHistoryIndex } from '../history';
import type { HistoryIndex } from '../history/rules/servedHistory';
import { browserStore } from '../preferences';
import { attempt } from '../ui/rules/attempt';
import { isNewer } from './rules/anchorVersion';
import { installedProperties, parseInstalled } from './rules/installed';
import { showBar } from './showBar';
import { openUpgrade } from './openUpgrade';
import { shownProduct } from './shownProduct';

const root = () => document.documentElement;

/** Gives the stylesheet its numbers, and takes away those of before. */
function setProperties(text: string): void {
  const { style } = root();
  const properties = installedProperties(parseInstalled(text));
  const names = new Set(properties.map(([name]) => name));
  for (const name of Array.from(style).filter((each) => /^--(installed|version)-/.test(each)))
    if (!names.has(name)) style.removeProperty(name);
  for (const [name, value] of properties)
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/** The stylesheet, where the head's script has not asked for it because nothing was chosen then. */
function addSheet({ stylesheet }: HistoryIndex): void {
  if (document.querySelector('[data-lens-sheet]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = siteConfig.baseUrl + stylesheet;
  link.dataset.lensSheet = '';
  document.head.append(link);
}

/** Shows of a row's marks those that hold for the reader. Sizes are those that the stylesheet has given them already. */
function markRows(installed: string | undefined): void {
  const isAhead = (version: string | undefined) =>
    installed !== undefined && version !== undefined && isNewer(version, installed);
  for (const row of document.querySelectorAll<HTMLElement>('li[data-since]')) {
    const isNeeded = isAhead(row.dataset.since);
    row.toggleAttribute('data-newer', isNeeded);
    for (const mark of row.querySelectorAll<HTMLElement>(':scope > div > [data-kind]')) {
      const { kind } = mark.dataset;
      if (kind === 'needs') mark.hidden = !isNeeded;
      if (kind === 'since') mark.hidden = isNeeded;
    }
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-kind="gone"]'))
    mark.hidden = !isAhead(mark.dataset.since);
}

/** Marks the page by what the reader has now. */
function mark(): void {
  const text = browserStore().get('installed');
  setProperties(text);
  const installed = parseInstalled(text)[shownProduct()];
  markRows(installed);
  root().toggleAttribute('data-lens', text !== '');
  showBar(text === '' ? undefined : installed);
}

let isWatching = false;
let frame = 0;

/** Rows of a page that was reached by navigation come later than the page. */
function markSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(mark);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  browserStore().subscribe(mark);
  const look = (records: MutationRecord[]) => {
    const isNew = records.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) =>
          node instanceof Element &&
          (node.matches('[data-since], [data-lens-bar]') ||
            node.querySelector('[data-since], [data-lens-bar]') !== null),
      ),
    );
    if (isNew) markSoon();
  };
  attempt(() =>
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true }),
  );
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-needs]');
    if (button && button.dataset.kind === 'needs') openUpgrade(button, button.dataset.needs!);
  });
}

/** Marks the page by the reader's versions, and goes on to whenever these or the page change. */
export function applyLens(): void {
  watch();
  mark();
  // Without it the marks are there, unseen: a page that is loaded anew has asked for the sheet itself.
  fetchHistoryIndex(siteConfig.baseUrl).then(addSheet, () => {});
}

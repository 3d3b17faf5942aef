import type { Locator } from '@playwright/test';

/** The letters of a text that stands on one line: as they are written, and as they are seen from left to right. */
export function seenText(text: Locator): Promise<{ written: string; seen: string }> {
  return text.evaluate((root) => {
    const letters: { letter: string; left: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('.visually-hidden')) continue;
      for (const { 0: letter, index } of node.textContent!.matchAll(/\S/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        letters.push({ letter, left: range.getBoundingClientRect().left });
      }
    }
    const join = (all: typeof letters) => all.map(({ letter }) => letter).join('');
    return { written: join(letters), seen: join(letters.toSorted((a, b) => a.left - b.left)) };
  });
}

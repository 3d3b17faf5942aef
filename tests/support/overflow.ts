import type { Page } from '@playwright/test';

/** What stands out of the screen at the side. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${element.closest('[data-demo]')?.id ?? ''} ${element.className}`)
      .slice(0, 5);
  });
}

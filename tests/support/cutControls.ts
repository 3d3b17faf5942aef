import type { Page } from '@playwright/test';

/** Controls of demos that stand wholly beside what shows them, where nobody can scroll to them; and how many were looked at. */
export function cutControls(page: Page): Promise<{ looked: number; cut: string[] }> {
  return page.evaluate(() => {
    const cut: string[] = [];
    let looked = 0;
    for (const control of document.querySelectorAll('[data-stage] :is(button, [role=tab], a)')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      looked += 1;
      const own = control.getBoundingClientRect();
      for (let each = control.parentElement; each; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        const { left, right } = each.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll' || each.matches('[data-stage]')) break;
        if (overflowX === 'visible' || (own.left < right && own.right > left)) continue;
        const demo = control.closest('[data-demo]')?.getAttribute('data-demo') ?? '';
        cut.push(`${demo} ${control.ariaLabel ?? control.textContent}`);
        break;
      }
    }
    return { looked, cut };
  });
}

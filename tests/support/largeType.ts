import type { Page } from '@playwright/test';

/** Sets the size of type that a reader has chosen in the browser, in px; it is 16 where nobody has. */
export async function chooseTypeSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: size, fixed: Math.round(size * 0.8125) },
  });
}

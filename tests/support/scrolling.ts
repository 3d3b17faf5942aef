import { expect, type Locator, type Page } from '@playwright/test';

/** Where a heading stands below the window's top when a link has led to it, in px, on a desktop. */
export const desktopPlace = 152;

/** How far a page is scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls a page at once, as far as it goes, and lets it settle. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }, top);
}

/** The place of an element where it belongs: there, or as near to it as the end of the page lets it come. Text says what is wrong. */
const standing = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    // As it is painted: between two frames, what the browser has just laid out may stand where nobody sees it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const target = document.getElementById(name);
    if (!target) return 'there is no such element';
    const px = (length: string) => parseFloat(length) || 0;
    const wanted =
      px(getComputedStyle(document.documentElement).scrollPaddingTop) +
      px(getComputedStyle(target).scrollMarginTop);
    const { top } = target.getBoundingClientRect();
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return Math.abs(top - wanted) <= 2 || (atEnd && top > wanted)
      ? wanted
      : `${top} instead of ${wanted}, scrolled by ${scrollY}`;
  }, id);

/** Waits until an element is at its place in the window, and looks whether it stays there. */
export async function arrived(
  page: Page,
  id: string,
  note = '',
  place = desktopPlace,
): Promise<void> {
  await expect.poll(() => standing(page, id), { message: `${note} #${id}` }).toBe(place);
  await page.waitForTimeout(300);
  let later = await standing(page, id);
  if (later !== place) {
    // What comes meanwhile may take a frame to be made up for. A frame may take long, which no limit of time is to count.
    await page.waitForTimeout(500);
    later = await standing(page, id);
  }
  expect(later, `${note} #${id}, a moment later`).toBe(place);
}

/** Waits until a page is scrolled as far as that, to 2 px, and looks whether it stays there. */
export async function restored(page: Page, wanted: number, note: string): Promise<void> {
  const isThere = async () => {
    const y = await scrolled(page);
    return Math.abs(y - wanted) <= 2 ? wanted : y;
  };
  await expect.poll(isThere, { message: note }).toBe(wanted);
  await page.waitForTimeout(300);
  expect(await isThere(), `${note}, a moment later`).toBe(wanted);
}

/** The link of that address in the text; what it is folded away in is opened. */
export async function linkIn(page: Page, href: string): Promise<Locator> {
  const link = page.locator(`main a[href="${href}"]:not([data-stage] *)`).first();
  await link.evaluate((element) => {
    let group = element.closest('details');
    while (group) {
      group.open = true;
      group = group.parentElement?.closest('details') ?? null;
    }
  });
  return link;
}

/** Puts a link of that address into the text, as descriptions of the API reference bring theirs. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'to the place';
    // It moves nothing, or the page would not be where it was.
    Object.assign(link.style, { position: 'fixed', insetBlockStart: '70px', zIndex: '9' });
    document.querySelector('main article h1')!.after(link);
  }, href);
  return page.getByRole('link', { name: 'to the place', exact: true });
}

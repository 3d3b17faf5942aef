import { expect, test } from '@playwright/test';
import { layoutShift, watchLayoutShift } from '../support/page';
import { SlowHost } from '../support/slowHost';

/** Milliseconds; long enough for the browser to paint what has come. */
const pause = 150;

const pages = [
  '/',
  '/zh/',
  '/components/tables/',
  '/components/tabs/',
  '/x/react-date-pickers/date-calendar/',
  '/zh/x/react-date-pickers/date-calendar/',
  '/x/react-data-grid/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/react-charts/bars/',
  '/components/buttons/components-api/',
  '/x/api/data-grid/data-grid/',
];

/** Cuts a page within its first stages, at ends of elements, and in ten places of the rest. */
function cutPage(html: string): number[] {
  const stages = [...html.matchAll(/data-stage=""/g)].slice(0, 3).map(({ index }) => index);
  const within = stages.flatMap((start) => {
    // The theme of the demos comes with the first of them.
    const from = html.indexOf('</style>', start);
    const to = html.indexOf('</figure>', start);
    const size = Math.min((to < 0 ? html.length : to) - from, 30_000);
    return [0.05, 0.15, 0.25, 0.4, 0.6, 0.8].map((part) => from + size * part);
  });
  const body = html.indexOf('<body');
  const size = Math.min(html.length - body, 150_000);
  const evenly = Array.from({ length: 10 }, (_, index) => body + (size * index) / 10);
  const cuts = [...within, ...evenly].map((at) => html.indexOf('>', at) + 1);
  return [...new Set(cuts)].filter((at) => at > 0).sort((a, b) => a - b);
}

for (const path of pages) {
  test(`${path}: nothing shifts while its HTML arrives in pieces`, async ({ page, baseURL }) => {
    let cuts = 0;
    const host = new SlowHost(
      baseURL!,
      (html) => {
        const places = cutPage(html);
        cuts = places.length;
        return places;
      },
      pause,
    );
    await host.start();
    try {
      await watchLayoutShift(page);
      await page.goto(host.origin + path);
      expect(cuts).toBeGreaterThanOrEqual(10);
      expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
    } finally {
      await host.stop();
    }
  });
}

import type { Page } from '@playwright/test';

/** How far, of 255, a color may be from the other without being another: edges of letters are drawn a little differently each time. */
const tolerance = 24;

/**
 * Compares two pictures of the same place.
 * @param page - any; used for reading the pictures, so it should show nothing that is still needed
 * @returns the share of the first picture's pixels that differ, from 0 to 1; what only one of them has, differs
 */
export function comparePixels(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async ([sources, limit]) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const { width, height } = picture;
          const context = new OffscreenCanvas(width, height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return { width, height, data: context.getImageData(0, 0, width, height).data };
        }),
      );
      const width = Math.max(one!.width, other!.width);
      const height = Math.max(one!.height, other!.height);
      let differing = 0;
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const isIn = [one!, other!].every((each) => x < each.width && y < each.height);
          const [a, b] = [one!, other!].map((each) => (y * each.width + x) * 4);
          const isSame =
            isIn &&
            [0, 1, 2].every(
              (channel) => Math.abs(one!.data[a! + channel]! - other!.data[b! + channel]!) <= limit,
            );
          if (!isSame) differing += 1;
        }
      return differing / (one!.width * one!.height);
    },
    [pictures.map((picture) => picture.toString('base64')), tolerance] as const,
  );
}

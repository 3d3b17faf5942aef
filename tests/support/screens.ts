import type { Page } from '@playwright/test';

/**
 * Counts the pixels in which two screenshots of one size differ visibly: by more than a shade in one of the
 * channels. Both are decoded by the browser itself.
 * @param page - any open page
 * @returns the count, or -1 if the sizes differ
 */
export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = await Promise.all([decode(first!), decode(second!)]);
      if (a.width !== b.width || a.height !== b.height) return -1;
      let count = 0;
      for (let index = 0; index < a.data.length; index += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs(a.data[index + channel]! - b.data[index + channel]!) > 24,
        );
        if (far) count += 1;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

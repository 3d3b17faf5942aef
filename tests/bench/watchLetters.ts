import { type Page } from '@playwright/test';

/** What came of a typed letter. */
export interface TypedLetter {
  /** From its event to the end of the frame in which its results were painted. */
  ms: number;
  /** Whether names did not answer, so that the text of pages is asked once typing pauses. */
  isLeftToText: boolean;
}

/**
 * Measures in the page, for each letter that is typed into the open search, how long it takes until its results are painted; read
 * with {@link lastLetter}.
 *
 * The start is the time stamp of the `input` event, which every way of typing has. The dialog answers within the task of that event, so a
 * message posted in it finds the answer there, or that names have none. The end is a message posted by the next animation frame: it is
 * handled when the frame has been laid out and painted. Entries of the type `event` tell the same, but in steps of 8 ms and
 * none below 16, which is the limit.
 */
export async function watchLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = (task: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        task();
      };
      port2.postMessage(null);
    };
    const status = () => document.querySelector('dialog[open] [role="status"]')?.textContent ?? '';
    window.addEventListener(
      'input',
      ({ timeStamp }) => {
        let isLeftToText = false;
        later(() => {
          isLeftToText = !/found|找到/i.test(status());
        });
        const letter = new Promise<TypedLetter>((resolve) => {
          requestAnimationFrame(() => {
            later(() => resolve({ ms: performance.now() - timeStamp, isLeftToText }));
          });
        });
        Object.assign(window, { lastLetter: letter });
      },
      { capture: true },
    );
  });
}

/** What came of the letter that was typed last. */
export const lastLetter = (page: Page): Promise<TypedLetter> =>
  page.evaluate(() => (window as never as { lastLetter: Promise<TypedLetter> }).lastLetter);

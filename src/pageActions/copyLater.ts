import clipboardCopy from 'clipboard-copy';

/**
 * Copies a text that is still to come. Safari lets a page copy during a click only, to which a promise that is handed over at once
 * belongs; other browsers allow it for some seconds.
 * @throws (rejects) with the error of the text if there is none, else if the browser refuses
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  if (typeof ClipboardItem === 'function' && clipboard?.write) {
    const blob = text.then((each) => new Blob([each], { type: 'text/plain' }));
    try {
      await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return;
    } catch {
      // Of the text, or of a browser that takes no promises: what follows tells.
    }
  }
  await clipboardCopy(await text);
}

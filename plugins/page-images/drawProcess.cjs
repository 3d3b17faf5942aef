// Node runs this file itself, so it is plain JavaScript; the work is done in TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** Draws the images that come as a message; see `lib/drawAhead.ts`. */
process.once('message', async ({ images, memory }) => {
  const { keepImages } = jiti('./lib/keepImages.ts');
  const { loadDrawing } = jiti('./lib/drawImage.ts');
  try {
    await keepImages({ images: new Map(images), memory, load: loadDrawing });
  } catch {
    // Whoever needs the image draws it again, and tells what is wrong.
  }
  process.disconnect();
});
process.once('disconnect', () => process.exit());

// Node runs this file itself, so it is plain JavaScript; the work is done in TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });
const { loadPagefind } = require('./pagefind.cjs');

// The build that it works for is gone.
process.once('disconnect', () => process.exit());

const { serveIndex } = jiti('./lib/serveIndex.ts');
const { steadyIndex } = jiti('./lib/steadyIndex.ts');
const serving = serveIndex(loadPagefind, steadyIndex);
process.on('message', async ({ id, call, argument }) => {
  try {
    process.send({ id, result: await serving[call](argument) });
  } catch (error) {
    process.send({ id, reason: error instanceof Error ? error.message : String(error) });
  }
});

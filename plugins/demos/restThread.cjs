// A thread of Node's own, so it is plain JavaScript. What it runs is bundled with the demos (`lib/bundle/entries.ts`).
const { workerData } = require('node:worker_threads');

const { scripts, port, signal } = workerData;
// What the library imports as a stylesheet, the bundle of the browser brings.
require.extensions['.css'] = () => {};

/** Renders a demo and answers with what came of it, or with what it threw. */
async function answer({ page, name, id, language }) {
  try {
    // First: the library looks for a window when it is loaded.
    const { restDemo } = require(`${scripts}/rest.js`);
    return { rendered: await restDemo(require(`${scripts}/${page}.js`)[name](), id, language) };
  } catch (thrown) {
    const {
      name: kind,
      message,
      stack,
    } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { failure: { kind, message, stack } };
  }
}

port.on('message', async (request) => {
  port.postMessage(await answer(request));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

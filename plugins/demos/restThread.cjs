// A thread of Node's own, so it is plain JavaScript. What it runs is bundled with the demos (`lib/bundle/entries.ts`).
const { workerData } = require('node:worker_threads');

const { scripts, port, signal } = workerData;
// What the library imports as a stylesheet, the bundle of the browser brings.
require.extensions['.css'] = () => {};

// What a demo throws where nobody catches it: in a handler, or a promise. It would end the thread, and say nothing of the demo.
const uncaught = [];
process.on('uncaughtException', (thrown) => uncaught.push(thrown));

function failureOf(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name: kind, message, stack } = error;
  return { failure: { kind, message, stack } };
}

/** Renders a demo and answers with what came of it, or with what it threw. */
async function answer({ page, name, id, language }) {
  uncaught.length = 0;
  try {
    // First: the library looks for a window when it is loaded.
    const { restDemo } = require(`${scripts}/rest.js`);
    const rendered = await restDemo(require(`${scripts}/${page}.js`)[name](), id, language);
    return uncaught.length > 0 ? failureOf(uncaught[0]) : { rendered };
  } catch (thrown) {
    return failureOf(thrown);
  }
}

port.on('message', async (request) => {
  port.postMessage(await answer(request));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

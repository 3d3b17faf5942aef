// Node runs this file itself, so it is plain JavaScript; the work is done in TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

const server = process.ppid;

/** Generates the API reference with the options that come as a message; see `lib/generateApart.ts`. */
process.once('message', (options) => {
  try {
    const { generate } = jiti('./lib/generate.ts');
    const log = (line) => {
      // A server that was killed could not end it.
      if (process.ppid !== server) process.exit();
      process.send({ type: 'log', line });
    };
    const { written, unchanged, removed } = generate({ ...options, log });
    process.send({ type: 'done', result: { written, unchanged, removed } });
  } catch (error) {
    process.send({
      type: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    });
  }
  process.disconnect();
});

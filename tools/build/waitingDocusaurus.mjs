// Loads Docusaurus, which takes a second, and waits to be told what to do with it; see `docusaurusAhead`.
import '@docusaurus/core/lib/index.js';

process.once('message', (args) => {
  process.argv.splice(2, Infinity, ...args);
  // Node is still at work on the channel.
  setImmediate(() => {
    process.disconnect();
    import('@docusaurus/core/bin/docusaurus.mjs');
  });
});

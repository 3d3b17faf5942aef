const os = require('node:os');

/** What ends a command from outside. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ends a process with the command that it works for: a signal is handed on, and the command ends when the process has, so that nothing of
 * it is left behind that still writes.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTogether(child) {
  let received;
  const handOn = (signal) => {
    received ??= signal;
    child.kill(signal);
  };
  signals.forEach((signal) => process.on(signal, handOn));
  child.once('close', () => {
    signals.forEach((signal) => process.off(signal, handOn));
    // As a shell says it.
    if (received) process.exit(128 + os.constants.signals[received]);
  });
}

module.exports = { endTogether };

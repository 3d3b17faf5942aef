'use strict';

const { swallowedByNpm } = require('./npmOptions.cjs');
const { parseOptions } = require('./parseOptions.cjs');
const { Refusal } = require('./refusal.cjs');

/** Demands that every option has arrived: a dry run of which npm kept the option would be a real one. */
function demandOwnOptions(name, known, environment) {
  const swallowed = swallowedByNpm(Object.keys(known), environment);
  if (swallowed.length === 0) return;
  throw new Refusal(
    `npm took ${swallowed.join(' and ')} for itself, so nothing was done: without it this would be something else than was asked for. " -- " has to stand before the options: ${name} -- ${swallowed.join(' ')} …`,
    2,
  );
}

/** Ends a command whose output nobody reads any more (`| head`) without a word, as a shell's own programs end: 128 and SIGPIPE's 13. */
function endUnread(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
}

/**
 * Runs a command of the project: its help, its options, its work, and the code that the process ends with: 0, or what the work
 * returns; 2 for wrong arguments; 1 for everything else that fails, with its message on stderr.
 * @param {object} command see runCommand.d.cts
 * @param {readonly string[]} [given] arguments of the process
 * @param {Readonly<Record<string, string | undefined>>} [environment] of the process
 * @returns {Promise<number>} the code, which is set for the process too
 */
async function runCommand(
  { name, help, options: known = {}, takes, needs, apart, usage = name, parse, work },
  given = process.argv.slice(2),
  environment = process.env,
) {
  const end = (code) => {
    if (code !== 0) process.exitCode = code;
    return code;
  };
  process.stdout.off('error', endUnread).on('error', endUnread);
  // What another program gets may have a short form that means something else there.
  if (given.includes('--help') || (takes !== 'anything' && given.includes('-h'))) {
    console.log(help);
    return 0;
  }
  try {
    demandOwnOptions(name, known, environment);
    const parsed = parseOptions(given, known, { usage, takes, needs, apart });
    const code = await work(parse ? parse(parsed) : parsed);
    return end(typeof code === 'number' ? code : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return end(error instanceof Refusal ? error.code : 1);
  }
}

module.exports = { runCommand };

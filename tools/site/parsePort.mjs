/**
 * Reads a port.
 * @param {string | undefined} text of the variable PORT or of an option
 * @param {string} [name] of that, for the error
 * @returns {number} 3000 if it is not set; 0 stands for any free port
 * @throws if it is no port number
 */
export function parsePort(text, name = 'PORT') {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  // Number() takes 1e3, 0x50 and blanks too, which other programs read otherwise.
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new Error(`${name} is "${text}", which is no port number. Use a number from 1 to 65535.`);
  }
  return port;
}

/** The option of commands that serve, as runCommand takes it. */
export const portOptions = { '--port': true };

/**
 * The port that a command was asked for.
 * @param {{ options: Record<string, string> }} parsed its options
 * @param {Record<string, string | undefined>} [environment] whose PORT counts without the option
 * @returns {number}
 * @throws if it is no port number
 */
export function chosenPort({ options }, environment = process.env) {
  return options['--port'] === undefined
    ? parsePort(environment.PORT)
    : parsePort(options['--port'], '--port');
}

/**
 * Reads the PORT variable.
 * @param {string | undefined} text
 * @returns {number} 3000 if it is not set
 * @throws if it is no port number
 */
export function parsePort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${text}", which is no port number. Use a number from 1 to 65535.`);
  }
  return port;
}

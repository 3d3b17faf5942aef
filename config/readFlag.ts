/**
 * Reads a switch.
 * @param name - of the variable, for the error
 * @throws if it says neither `true` nor `false`: a switch that somebody believes to be on must not be off
 */
export function readFlag(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  throw new Error(`${name} is "${value}". Set it to true or false, or leave it empty for false.`);
}

/**
 * What stands before an `@`: behind the slashes of an address, or where it begins. A password may hold any character, since somebody
 * forgot to encode it; what looks like a port is none.
 */
const credentials =
  /^((?!mailto:)(?:[^]*?[a-z][a-z\d+.-]*:[/\\]+|[/\\]*))(?:[^/?#\\:]*:(?!\d*(?:[/?#\\]|$))[^]*@|[^/?#\\]*@)/i;

/** A setting as an error may show it: what a build prints is kept and read by others, so a name or a password is left out. */
export function shownAddress(value: string): string {
  return value.replace(credentials, '$1…@');
}

/**
 * The part of an error that shows an address and says what is wrong with it.
 * @param problem - unless the address has a name or a password in it, as in "is no https address"
 */
export function refusedAddress(value: string, problem: string): string {
  const shown = shownAddress(value);
  return `"${shown}", which ${shown === value ? problem : 'has a name or a password in it'}`;
}

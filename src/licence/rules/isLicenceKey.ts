const licenceKey = /^[0-9a-f]{32}[A-Za-z0-9+/]{4,2000}={0,2}$/i;

/** Whether a text has the form of a licence key: a checksum of 32 hexadecimal digits, then base64. */
export function isLicenceKey(text: string): boolean {
  return licenceKey.test(text);
}

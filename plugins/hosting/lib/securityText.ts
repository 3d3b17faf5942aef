/** How long after the commit that is built its `security.txt` holds. */
const days = 365;

/**
 * The `security.txt` of a site. Its date of expiry is counted from the commit, so that two builds of it say the same.
 * @param contact - an https or mailto address
 * @param committed - when, as ISO 8601 has it
 * @param canonical - where the file is
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText(contact: string, committed: string, canonical: string): string {
  const expires = new Date(Date.parse(committed) + days * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

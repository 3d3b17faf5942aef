/**
 * Finds a cookie's value.
 * @param cookies - as `document.cookie` gives them
 * @returns its text, or null if there is none, or two of that name (of different paths: neither can be trusted)
 */
export function readCookie(cookies: string, name: string): string | null {
  const parts = `; ${cookies}`.split(`; ${name}=`);
  return parts.length === 2 ? (parts[1]?.split(';')[0] ?? null) : null;
}

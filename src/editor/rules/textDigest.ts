/**
 * A short digest of texts, which tells whether a demo is the one that was edited. No secret depends on it.
 * FNV-1a of 32 bits, twice with different beginnings.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function textDigest(texts: readonly string[]): string {
  const joined = texts.map((text) => `${text.length}:${text}`).join('');
  return [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let hash = start;
      for (let index = 0; index < joined.length; index += 1) {
        hash = Math.imul(hash ^ joined.charCodeAt(index), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

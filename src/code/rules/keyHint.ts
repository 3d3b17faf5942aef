/**
 * The keys that copy, as the reader's keyboard names them.
 * @param platform - the browser's name of the platform, e.g. `MacIntel`
 */
export function keyHint(platform: string): string {
  return /mac/i.test(platform) ? '⌘C' : 'Ctrl + C';
}

/** A text as a regular expression that finds it and nothing else; a slash stays one, as hosts want it. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}

/** What Emotion writes for browsers older than the site's (`browserslist`), each beside the property or value that replaced it. */
const outdated = [
  // Whole, and first: a condition is no declaration, and without its end it would swallow the rules behind it.
  /@supports \(-ms-[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{;])-ms-[\w-]+:[^;{}]*;?/g,
  /(?<=[{;])-moz-(?!appearance|osx)[\w-]+:[^;{}]*;?/g,
  /(?<=[{;])-webkit-(?:flex|align|justify|order|transition|transform|animation|box-(?!orient))[\w-]*:[^;{}]*;?/g,
  /(?<=[{;])display:-(?:webkit-flex|webkit-inline-flex|ms-flexbox|ms-inline-flexbox|webkit-inline-box);/g,
  /(?<=[{;])display:-webkit-box;(?=display:)/g,
  /@-webkit-keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g,
];

/**
 * Leaves out of pre-rendered styles what none of the site's browsers needs. Pages carry the styles of all of their demos.
 * @param css - rules as Emotion writes them, with prefixes
 */
export function dropPrefixes(css: string): string {
  return outdated.reduce((text, pattern) => text.replace(pattern, ''), css);
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Blanks the lines between fences, and the fences themselves. */
function maskFences(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === undefined) {
        fence = mark;
        return mark === undefined ? line : blank(line);
      }
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return blank(line);
    })
    .join('\n');
}

/**
 * Replaces what is no text of an MDX page (front matter, fences, comments) by spaces, so that every other
 * character keeps its place.
 * @param spans - whether code within a line goes as well
 */
export function maskCode(mdx: string, spans: boolean): string {
  const body = maskFences(mdx.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, blank)).replace(
    /\{\/\*[\s\S]*?\*\/\}/g,
    blank,
  );
  return spans ? body.replace(/(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank) : body;
}

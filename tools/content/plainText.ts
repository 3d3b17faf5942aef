/** Stands around the number of a code span; no text holds it. */
const mark = '\uE000';
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** The markup between code spans, taken away. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[A-Za-z][^<>]*>/g, (tag) => tag.replace(/[^\n]+/g, ' '))
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/\]\([^)\n]*\)/g, '')
    .replace(/^ *#{1,6} +/gm, '')
    .replace(/^ *:::+ *[a-z]*/gm, '')
    .replace(/^ *\|?(?: *:?-{2,}:? *\|)+ *:?-*:? *$/gm, '')
    .replace(/ *\{#[^}\n]+\} *$/gm, '')
    .replace(/(?<!\\)\|/g, ' ')
    .replace(/(?<![\w\\])_+(?=\S)|(?<=[^\s\\])_+(?!\w)/g, '')
    .replace(/(?<!\\)\*+/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/**
 * The words of a piece of Markdown without its markup; code within a line keeps its text.
 * @param markdown - without fences and front matter
 */
export function plainText(markdown: string): string {
  // Code spans leave the text, so that what looks like markup in them stays.
  const spans: string[] = [];
  const held = markdown.replace(
    /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g,
    (_whole, _ticks: string, code: string) => `${mark}${spans.push(code.trim()) - 1}${mark}`,
  );
  return withoutMarkup(held)
    .replace(
      new RegExp(`${mark}(\\d+)${mark}`, 'g'),
      (_whole, index: string) => spans[Number(index)] ?? '',
    )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');
}

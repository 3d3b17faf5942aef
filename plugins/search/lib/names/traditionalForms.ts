import { toSimplified } from './toSimplified';

/** The blocks of characters that traditional texts are written in. */
const [first, last] = [0x4e00, 0x9fff];

let pairs: (readonly [traditional: string, simplified: string])[] | undefined;

function allPairs() {
  pairs ??= Array.from({ length: last - first + 1 }, (_, at) => {
    const char = String.fromCharCode(first + at);
    return [char, toSimplified(char)] as const;
  }).filter(([char, simple]) => simple !== char && simple.length === 1);
  return pairs;
}

/** The traditional forms of characters, each before the character. */
export function traditionalForms(characters: ReadonlySet<string>): string {
  if (characters.size === 0) return '';
  return allPairs()
    .filter(([, simple]) => characters.has(simple))
    .flat()
    .join('');
}

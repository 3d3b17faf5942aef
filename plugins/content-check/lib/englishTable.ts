/** One way of writing that the style guide (STYLE.md) rules out. */
export interface EnglishRule {
  /** What is found, in prose alone. */
  find: RegExp;
  why: string;
  /** What to write instead: a word of the found text is replaced, so that the rest of the sentence can stay. */
  mend: string | ((found: string) => string);
}

const contractions: Record<string, string> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'will not',
  "let's": 'tell the reader what to do',
};

const endings: Record<string, string> = { s: 'is', re: 'are', ve: 'have', ll: 'will', d: 'would' };

function spelledOut(found: string): string {
  const word = found.toLowerCase().replace('’', "'");
  const known = contractions[word];
  if (known) return known;
  if (word.endsWith("n't")) return `${word.slice(0, -3)} not`;
  const [stem, ending = ''] = word.split("'");
  return `${stem} ${endings[ending] ?? ending}`;
}

const translated = 'It reads as if it were translated.';

const phrase = (find: RegExp, mend: EnglishRule['mend'], why = translated): EnglishRule => ({
  find,
  why,
  mend,
});

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const british = 'This site is written in American English.';

/** British endings that are one letter or two away from the American ones; the stems are those that a site about interfaces needs. */
const spellings: readonly [RegExp, (found: string) => string][] = [
  [
    /\b(?:un|dis)?(?:behavi|col|fav|hon|lab|neighb|flav|rum|harb|endeav)our(?!t)\w*/gi,
    (found) => found.replace(/our/i, 'or'),
  ],
  [
    /\b(?:re|un|de|inter)?(?:recogn|organ|custom|optim|normal|serial|initial|local|minim|maxim|visual|virtual|capital|synchron|categor|summar|special|general|random|token|author|emphas|util|priorit|stabil|standard|final|memo|central|internationali?|parameter|modern|digit|harmon|item|real|critic|apolog|familiar|sanit)(?:is|ialis)(?:e|es|ed|er|ers|ing|ation|ations)\b/gi,
    (found) => found.replace(/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/i, 'iz'),
  ],
  [/\b(?:re|un)?(?:anal|paral|catal)ys(?:e|ed|er|ing)\b/gi, (found) => found.replace(/ys/i, 'yz')],
  [
    /\b(?:kilo|milli|centi)?(?:cent|met|lit|fib|theat|calib|lust)re(?:s|d)?\b/gi,
    (found) =>
      found.replace(/re(s|d)?$/i, (_, end: string = '') => (end === 'd' ? 'ered' : `er${end}`)),
  ],
  [
    /\b(?:un|re|mis)?(?:label|travel|model|signal|cancel|level|total|channel|tunnel|marvel|dial|fuel)l(?:ed|er|ers|ing)\b/gi,
    (found) => found.replace(/ll(?=(?:ed|er|ers|ing)$)/i, 'l'),
  ],
  [/\b(?:licen|defen|offen|preten)ces?\b/gi, (found) => found.replace(/ce(?=s?$)/i, 'se')],
  [/\bpractis(?:e|es|ed|ing)\b/gi, (found) => found.replace(/is/i, 'ic')],
  [/\bgrey(?:s|ed|ish|scale)?\b/gi, (found) => found.replace(/e/i, 'a')],
  [/\b(?:cata|dia|ana)logues?\b/gi, (found) => found.replace(/ue(?=s?$)/i, '')],
  [/\bprogrammes?\b/gi, (found) => found.replace(/me(?=s?$)/i, '')],
  [/\bartefacts?\b/gi, (found) => found.replace(/e/i, 'i')],
  [/\b(?:judge|acknowledge)ments?\b/gi, (found) => found.replace(/gem/i, 'gm')],
  [/\b(?:learnt|spelt|burnt|leapt|dreamt)\b/gi, (found) => `${found.slice(0, -1)}ed`],
  [/\bfocuss(?:es|ed|ing)\b/gi, (found) => found.replace(/ss/i, 's')],
  [/\b(?:to|after|up|down|back|out|in)wards\b/gi, (found) => found.slice(0, -1)],
  [/\b(?:whil|among)st\b/gi, (found) => found.slice(0, -2)],
];

/** Everything that is not written, first what is found most often. Each expression has the flag g. */
export const englishRules: readonly EnglishRule[] = [
  phrase(
    /\b[a-z]+n['’]t\b|\b(?:i|you|we|they|it|that|there|here|what|who|how|let)['’](?:s|re|ve|ll|d|m)\b/gi,
    (found) => `Write "${spelledOut(found)}".`,
    'Contractions are never used.',
  ),
  phrase(
    /\bpeople\b(?! and things)(?<!rather than people)/gi,
    'Write "you" for the reader, "users" for whoever uses what the reader builds, or their role.',
  ),
  phrase(/\bof (?:your|our|my|one['’]s) own\b(?! [a-z])/gi, 'Write "your own" before the noun.'),
  phrase(
    /\bof (?:its|their|his|her) own\b(?<!\b(?:no|none|without|neither|nothing|any|instead|end)\b[^.;:|]{0,50})/gi,
    'Write "its own" or "their own" before the noun, or "separate".',
  ),
  phrase(
    /\b(?:stands?|stood) (?:in|at|on|above|below|beside|between|before|behind|there|here|alone|outside|inside|under)\b/gi,
    'Say what a thing is: "is in", "is above".',
  ),
  phrase(/\b(?:anew|afresh)\b/gi, 'Write "again".'),
  phrase(/\b(?:is|are|was|were) told (?:in|by|of)\b/gi, 'Name what says it: "see", "reports".'),
  phrase(/\bfor the eyes?\b/gi, 'Write "visually".'),
  phrase(/\bout of hearing\b/gi, 'Say that screen readers do not announce it.'),
  phrase(/\bcounts? as\b/gi, 'Write "is", or "is treated as".'),
  phrase(/\bfor good\b(?! \w)/gi, 'Write "permanently".'),
  phrase(/\bsomebody\b/gi, 'Write "a user" or "someone".'),
  phrase(/\bnobody\b/gi, 'Write "no one", or turn the sentence around.'),
  phrase(
    /\b(?:every|any)body\b/gi,
    (found) => `Write "${found.toLowerCase().replace('body', 'one')}".`,
  ),
  phrase(/\bwhoever\b/gi, 'Write "if you", or name the role.'),
  phrase(/\bshall\b/gi, 'Write "should" or "must".'),
  phrase(/\bin spite of\b/gi, 'Write "despite".'),
  phrase(/\bbelongs? into\b/gi, 'Write "belongs in".'),
  phrase(/\b(?:and|or) the like\b/gi, 'Name the things, or write "such as" before them.'),
  phrase(/\bin order to\b/gi, 'Write "to".', 'Two of the words say nothing.'),
  phrase(
    /\b(?:utiliz(?:e|es|ed|ing)|leverag(?:e|es|ed|ing))\b/gi,
    'Write "use".',
    'It is a long word for a short one.',
  ),
  phrase(
    /\b(?:e\.g\.|i\.e\.)/gi,
    'Write "for example" or "that is".',
    'Screen readers and translators stumble over it.',
  ),
  phrase(/\bplease\b/gi, 'Leave it out.', 'Documentation gives instructions.'),
  phrase(
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`, 'g'),
    'Write the month first: "March 5, 2026".',
    'Dates are written as in the United States.',
  ),
  phrase(
    /(?<![\w-])([a-z]+) \1(?![\w-])(?<!\b(?:that that|had had))/gi,
    'Remove one of them.',
    'The word is there twice.',
  ),
  phrase(
    /(?<![\w-])a (?=[aeio])(?!e[uw]|one\b|once\b|one-|uni)[a-z]+(?![\w.-]*\()/g,
    (found) => `Write "an${found.slice(1)}".`,
    'The article does not fit.',
  ),
  phrase(
    /(?<![\w-])an (?=[bcdfgjkpqtvwyz])[a-z]{2,}/g,
    (found) => `Write "a${found.slice(2)}".`,
    'The article does not fit.',
  ),
  ...spellings.map(([find, american]): EnglishRule =>
    phrase(find, (found) => `Write "${american(found)}".`, british),
  ),
];

/** Headings that say nothing to a reader who searches. */
export const vagueHeadings: ReadonlySet<string> = new Set([
  'advanced',
  'details',
  'gotchas',
  'hint',
  'hints',
  'misc',
  'miscellaneous',
  'more',
  'notes',
  'optimization',
  'other',
  'recipes',
  'tips',
  'tips and tricks',
]);

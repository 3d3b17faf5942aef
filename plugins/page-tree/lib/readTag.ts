/** A tag of an element, as a page writes it. */
export interface Tag {
  /** Of the element; empty for a fragment. */
  name: string;
  /** Attributes that are texts, by name. */
  texts: ReadonlyMap<string, string>;
  /** Behind its last character. */
  to: number;
}

/** What braces hold that may have braces of its own: texts and comments. */
const opaque = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[^]*?\*\/|\/\/.*/y;

/** The end of a template, from behind its first mark. */
function endOfTemplate(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '`') return at + 1;
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('${', at)) {
      const end = endOfBraces(text, at + 1);
      if (end === undefined) return undefined;
      at = end - 1;
    }
  }
  return undefined;
}

/**
 * The end of what stands between braces, with the closing one.
 * @param from - at the opening one
 * @returns undefined if nothing closes it
 */
export function endOfBraces(text: string, from: number): number | undefined {
  const stops = /[{}"'`/]/g;
  stops.lastIndex = from;
  let depth = 0;
  for (let stop = stops.exec(text); stop; stop = stops.exec(text)) {
    const [sign] = stop;
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '`') {
      const end = endOfTemplate(text, stop.index + 1);
      if (end === undefined) return undefined;
      stops.lastIndex = end;
    } else {
      opaque.lastIndex = stop.index;
      const skipped = opaque.exec(text);
      if (skipped) stops.lastIndex = opaque.lastIndex;
      else if (sign !== '/') return undefined;
    }
    if (depth === 0) return stops.lastIndex;
  }
  return undefined;
}

const start = /<\/?(?:([A-Za-z_$][\w$.:-]*)\s*|(?=>))/y;
const attribute = /([A-Za-z_$][\w$.:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=(\{))))?\s*/y;

/**
 * Reads the tag at a place of a page.
 * @returns undefined if there is none
 */
export function readTag(text: string, from: number): Tag | undefined {
  start.lastIndex = from;
  const opened = start.exec(text);
  if (!opened) return undefined;
  const texts = new Map<string, string>();
  let at = start.lastIndex;
  while (at < text.length) {
    if (text[at] === '>') return { name: opened[1] ?? '', texts, to: at + 1 };
    if (text[at] === '{') {
      const end = endOfBraces(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else if (text[at] === '/') at += 1;
    else {
      attribute.lastIndex = at;
      const found = attribute.exec(text);
      if (!found) return undefined;
      const [, name = '', double, single] = found;
      const value = double ?? single;
      if (value !== undefined) texts.set(name, value);
      at = attribute.lastIndex;
      continue;
    }
    while (/\s/.test(text[at] ?? '')) at += 1;
  }
  return undefined;
}

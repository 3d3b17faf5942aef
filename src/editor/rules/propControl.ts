/** A prop as the API reference has it. */
export interface KnownProp {
  name: string;
  /** Its type as text; of an alias what it stands for. */
  type: string;
  default?: string;
}

/** What a reader plays with a prop by. */
export type PropControl = { name: string } & (
  | { kind: 'switch'; start: boolean }
  | { kind: 'choice'; choices: (string | number | boolean)[]; start?: string | number | boolean }
  | { kind: 'number'; start?: number }
  | { kind: 'text'; start?: string }
  | { kind: 'color' }
);

export type PropValue = string | number | boolean;

/** Props that take nodes and for which a text is one that makes sense. */
const textNodes =
  /^(?:children|label|title|helperText|primary|secondary|subheader|badgeContent|message)$/;

function literal(text: string): PropValue | undefined {
  const quoted = /^'([^']*)'$/.exec(text);
  if (quoted) return quoted[1];
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Of a type that lists what it takes: the words and numbers; undefined for any other. */
function choicesOf(type: string): PropValue[] | undefined {
  const parts = type.split('|').map((part) => part.trim());
  const read = parts
    .filter((part) => part !== 'undefined' && part !== 'null')
    .map((part) => literal(part));
  const known = read.filter((value) => value !== undefined);
  return known.length === read.length && known.length > 1 ? known : undefined;
}

/**
 * Says how a prop can be played with, by its type.
 * @returns undefined for one that takes what cannot be typed in: functions, objects, elements
 */
export function propControl({ name, type, default: given }: KnownProp): PropControl | undefined {
  const start = given === undefined ? undefined : literal(given);
  if (type === 'boolean') return { name, kind: 'switch', start: start === true };
  const choices = choicesOf(type);
  if (choices) {
    const isKnown = start !== undefined && choices.includes(start);
    return { name, kind: 'choice', choices, ...(isKnown && { start }) };
  }
  const plain = type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => !/^(?:null|undefined)$/.test(part));
  if (plain.length === 1 && plain[0] === 'number') {
    return { name, kind: 'number', ...(typeof start === 'number' && { start }) };
  }
  if (plain.length === 1 && plain[0] === 'string') {
    if (/color$/i.test(name)) return { name, kind: 'color' };
    return { name, kind: 'text', ...(typeof start === 'string' && { start }) };
  }
  if (/ReactNode$/.test(type) && textNodes.test(name)) {
    return { name, kind: 'text' };
  }
  return undefined;
}

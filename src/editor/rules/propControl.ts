/** A prop as the API reference has it. */
export interface KnownProp {
  name: string;
  /** Its type as text; of an alias what it stands for. */
  type: string;
  default?: string;
}

/** The least and the greatest number that a component takes. */
export interface Limits {
  min: number;
  max: number;
}

/** What a reader plays with a prop by. */
export type PropControl = { name: string } & (
  | { kind: 'switch'; start: boolean }
  | { kind: 'choice'; choices: (string | number | boolean)[]; start?: string | number | boolean }
  | ({ kind: 'number'; start?: number } & Partial<Limits>)
  | { kind: 'text'; start?: string }
  | { kind: 'color' }
);

export type PropValue = string | number | boolean;

/** Where nothing else is known, how far from zero a number may be: some components draw as much as they are told. */
export const mostNumber = 10_000;

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

/** Whether a control can be set to a value of its kind. */
export function takes(control: PropControl, value: PropValue): boolean {
  if (control.kind !== 'number') return true;
  const { min = -mostNumber, max = mostNumber } = control;
  return Number(value) >= min && Number(value) <= max;
}

/**
 * Says how a prop can be played with, by its type.
 * @param limits - of a number
 * @returns undefined for one that takes what cannot be typed in: functions, objects, elements
 */
export function propControl(
  { name, type, default: given }: KnownProp,
  { min, max }: Limits = { min: -mostNumber, max: mostNumber },
): PropControl | undefined {
  const start = given === undefined ? undefined : literal(given);
  if (type === 'boolean') {
    // What depends on other props is neither on nor off.
    if (given !== undefined && start === undefined) {
      return { name, kind: 'choice', choices: [true, false] };
    }
    return { name, kind: 'switch', start: start === true };
  }
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
    return { name, kind: 'number', ...(typeof start === 'number' && { start }), min, max };
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

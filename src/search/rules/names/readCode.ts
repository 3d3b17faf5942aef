/** What pasted code is about, in the words of somebody who looks for it. */
export interface ReadCode {
  /** The code without what its author has put in: arguments, values, paths. */
  text: string;
  /** What has to stand first. */
  subject?: CodeSubject;
}

/** Something that code names for certain. */
export interface CodeSubject {
  /** What it is called, in lower case; each counts only where the ones before it are unknown. */
  names: readonly string[];
  /** Whether it is a component, or what a page explains. */
  kind: 'component' | 'page';
  /** The props that it is given, in lower case. */
  props: readonly string[];
}

const quotes = '"\'`';
const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const closers = new Set(Object.values(closing));

/** Where a value ends that begins at a place with a quote or a brace; the end of the text where it is cut off. */
function endOfValue(text: string, start: number): number {
  const quote = quotes.includes(text.charAt(start)) ? text.charAt(start) : '';
  if (quote !== '') {
    const end = text.indexOf(quote, start + 1);
    return end < 0 ? text.length : end + 1;
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (Object.hasOwn(closing, char)) depth += 1;
    else if (closers.has(char)) depth -= 1;
    if (depth <= 0) return at + 1;
  }
  return text.length;
}

/** The names of attributes up to the end of a tag. */
function attributesOf(text: string): string[] {
  const names: string[] = [];
  const name = /[\w-]+/y;
  for (let at = 0; at < text.length && text.charAt(at) !== '>';) {
    name.lastIndex = at;
    const [found] = name.exec(text) ?? [];
    const char = text.charAt(at);
    if (found !== undefined) {
      names.push(found);
      at += found.length;
    } else if (char === '{' || (quotes.includes(char) && text.charAt(at - 1) === '='))
      at = endOfValue(text, at);
    else at += 1;
  }
  return names;
}

/** Reads the first tag: what is within the element is another matter. */
function readElement(text: string): ReadCode | undefined {
  const [tag, name] = /^<\/?([A-Z][\w.]*)/.exec(text) ?? [];
  if (tag === undefined || name === undefined) return undefined;
  const rest = text.slice(tag.length);
  // What a package prints names elements, too: "`<DataGrid autoPageSize={true} />` are not valid props."
  const [, behind = ''] = rest.split('/>', 2);
  if ((behind.match(/\w+/g)?.length ?? 0) > 2 && !behind.includes('<')) return undefined;
  const attributes = attributesOf(rest);
  // `<Button> disabled` is a question about buttons, and no child of one.
  const said = attributes.length > 0 || rest.includes('<') ? '' : rest;
  const [owner = ''] = name.split('.');
  return {
    text: [`<${name}`, ...attributes, said].join(' ').trim(),
    subject: {
      names: [...new Set([name.replaceAll('.', ''), owner])].map((each) => each.toLowerCase()),
      kind: 'component',
      props: attributes.map((each) => each.toLowerCase()),
    },
  };
}

/** What files begin with: a directive, and imports of what is documented elsewhere. */
const leads = /^(?:'use \w+'; ?|import [^;]*["'][^@][^;]*; ?(?=import ))+/;
const imported = /^import (?:type )?(\{? ?)(?:type )?(\w+)/;
const required =
  /^(?:const|let|var) \{? ?(\w+)(?:[^\w=][^=]*)?= ?(?:await )?(?:require|import) ?\(/;

/** The first name that is imported; of a default import what its path leads to, whatever its author calls it. */
function readImport(text: string): ReadCode | undefined {
  const [, fetched] = required.exec(text) ?? [];
  if (fetched !== undefined) return { text: fetched };
  const rest = text.replace(leads, '');
  const [, brace = '', name] = imported.exec(rest) ?? [];
  if (name === undefined) return undefined;
  if (brace.startsWith('{')) return { text: name };
  // `import data from csv` is no code.
  const from = /\bfrom ?["'](?:@mui\/(\w+)[^"';]*\/([A-Z]\w+))?/.exec(rest);
  return from ? { text: from[1] === 'icons' ? 'material icons' : (from[2] ?? name) } : undefined;
}

/** What an object is given for, and the first of its keys where these are names, too. */
function readObject(text: string): ReadCode | undefined {
  const [, owner, key] = /^(slotProps|slots|classes)(?:=\{|:) ?\{ ?(\w+)/.exec(text) ?? [];
  if (owner !== undefined && key !== undefined) return { text: `${owner}.${key}` };
  const [, name] = /^(\w+)=\{ ?\{/.exec(text) ?? [];
  return name === undefined ? undefined : { text: name };
}

/**
 * Without what is passed. `Button (text)` is no call, and what stands behind one is what is asked: code ends with its
 * brackets, or goes on with others.
 */
function readCall(text: string): string {
  const [name = ''] = /^(?:[a-z_$]|[A-Z]\w*\.)[\w$.?]*(?=\()/.exec(text) ?? [];
  const rest = text.slice(endOfValue(text, name.length));
  return /[a-z]/i.test(name) && /^\s*(?:$|[;,.()[\]}=])/.test(rest) ? name : '';
}

/** A CSS variable of the theme, and what of the theme is meant: that has a page, of which the further parts are details. */
function readTheme(text: string): ReadCode | undefined {
  const page = (...names: string[]): CodeSubject => ({ names, kind: 'page', props: [] });
  const [, variable] = /^(?:var\( ?)?--mui-([\w-]*)/i.exec(text) ?? [];
  if (variable !== undefined)
    return {
      text: `css variables ${variable.replaceAll('-', ' ')}`.trim(),
      subject: page('cssvariables', 'cssthemevariables'),
    };
  const call = readCall(text) || text;
  const [, part] = /^theme\.(?:vars\.)?(\w+)(?:[.?][\w.?]*)?$/.exec(call) ?? [];
  if (part === undefined || part === 'components') return undefined;
  return { text: call, subject: page(part.toLowerCase()) };
}

/** Takes off what a line of code begins with before it names something. */
const withoutLead = (text: string): string =>
  text
    .replace(/^(?:const|let|var) [^=]*= ?(?![=>])/, '')
    .replace(/^export default |^export |^return /, '')
    .replace(/^await /, '')
    .replace(/^[(` ]+/, '');

/**
 * Reads a query that is pasted code: an element, an import, a call, an object prop, or something of the theme.
 * @param query - not longer than what somebody types
 * @returns nothing for plain words, and for code that is one name already
 */
export function readCode(query: string): ReadCode | undefined {
  const text = query.replace(/\s+/g, ' ').trim();
  const read = readImport(text);
  if (read) return read;
  const rest = withoutLead(text);
  const call = readCall(rest);
  return (
    readElement(rest) ??
    readObject(rest) ??
    readTheme(rest) ??
    (call === '' ? undefined : { text: call })
  );
}

import { rowKinds, type NameKind, type NamePlan, type RowLetter } from './namesFile';

const anchorOf: Readonly<Record<RowLetter, string>> = {
  p: 'prop',
  i: 'prop',
  s: 'slot',
  c: 'class',
  r: 'member',
  m: 'member',
  f: 'member',
  e: 'event',
  x: 'selector',
};

/** A row of a list that several pages share. */
export interface ListedRow {
  kind: NameKind;
  name: string;
  anchor: string;
  plan: NamePlan | undefined;
  isOld: boolean;
  /** Of a class the global name, where that does not follow from its own. */
  global: string | undefined;
}

const planOf: Readonly<Record<string, NamePlan>> = { '+': 'pro', '!': 'premium' };

/**
 * Reads a name in a list of rows, with its marks.
 * @param text - as {@link NamesFile.rows} has it, e.g. `rowHeight+`
 */
export function readRow(text: string, letter: RowLetter): ListedRow {
  const [marked = '', global] = text.split('=');
  const last = marked.at(-1) ?? '';
  const mark = last === '+' || last === '!' || last === '~' ? last : '';
  const name = mark === '' ? marked : marked.slice(0, -1);
  return {
    kind: rowKinds[letter],
    name,
    anchor: `${anchorOf[letter]}-${name}`,
    plan: planOf[mark],
    isOld: mark === '~',
    global,
  };
}

import { nearestName } from './nearestName';
import type { JsonField } from './readJson';
import { placeholdersOf, type InterfaceText } from './readTexts';
import type { Fault, LocalFault } from './types';

interface Texts {
  /** Whether all that the code asks for is known; else, nothing is spare. */
  isWhole: boolean;
  /** What the code asks for, by its file. */
  asked: ReadonlyMap<string, readonly InterfaceText[]>;
  /** Texts that Docusaurus brings itself, by id. */
  builtIn: ReadonlyMap<string, string>;
  /** File of the translated texts. */
  file: string;
  fields: readonly JsonField[];
}

const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ') || 'none';

function translationFault(
  { key, value, line }: JsonField,
  english: string,
): LocalFault | undefined {
  const message = (value as { message?: unknown } | null)?.message;
  if (typeof message !== 'string' || message.trim() === '') {
    return {
      line,
      what: `has no translation of "${key}"`,
      why: 'Readers see nothing, or the English text.',
      mend: `Translate it: "${english}".`,
    };
  }
  if (english === '') return undefined;
  const [wanted, own] = [placeholdersOf(english), placeholdersOf(message)];
  const [left, right] = [new Set(wanted), new Set(own)];
  if (wanted.every((name) => right.has(name)) && own.every((name) => left.has(name))) {
    return undefined;
  }
  return {
    line,
    what: `has other placeholders in "${key}" than the code: ${braces(own)} instead of ${braces(wanted)}`,
    why: 'Readers would see braces, or miss a value.',
    mend: `The text is "${english}".`,
  };
}

/** Holds the translated texts of the interface against those that the code asks for. */
export function checkTexts({ isWhole, asked, builtIn, file, fields }: Texts): Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, InterfaceText & { file: string }>();
  for (const [place, texts] of asked) {
    for (const text of texts) {
      const first = known.get(text.id);
      if (!first) known.set(text.id, { ...text, file: place });
      else if (first.message !== text.message) {
        faults.push({
          file: place,
          line: text.line,
          what: `asks for the text "${text.id}" with another message than ${first.file}:${first.line}`,
          why: 'Both have one translation.',
          mend: 'Use the same message, or another id.',
        });
      }
    }
  }
  const translated = new Map(fields.map((field) => [field.key, field]));
  // A misspelt key is one mistake, not a missing and a spare one.
  const spare = isWhole ? fields.filter(({ key }) => !known.has(key) && !builtIn.has(key)) : [];
  const missing = [...known.values()].filter(({ id }) => !translated.has(id));
  const missed = new Set(missing.map(({ id }) => id));
  for (const { key, line } of spare) {
    const meant = nearestName(key, [...missed]);
    if (meant !== undefined) missed.delete(meant);
    faults.push({
      file,
      line,
      what: `has the text "${key}", which no code asks for`,
      why: 'Nobody reads it.',
      mend: meant === undefined ? 'Remove it.' : `Write "${meant}", if that is what is meant.`,
    });
  }
  for (const text of missing) {
    if (!missed.has(text.id)) continue;
    faults.push({
      file: text.file,
      line: text.line,
      what: `asks for the text "${text.id}", which ${file} has not`,
      why: 'Readers of that language see English.',
      mend: `Add "${text.id}": { "message": "…" } there.`,
    });
  }
  for (const field of fields) {
    const message = known.get(field.key)?.message ?? builtIn.get(field.key);
    const fault = message === undefined ? undefined : translationFault(field, message);
    if (fault) faults.push({ file, ...fault });
  }
  return faults;
}

import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../../support/parseJson';

/** Texts of generated pages in English; `{…}` is filled in. Other languages: `i18n/<locale>/api-reference.json`. */
export const englishTexts = {
  import: 'Import',
  props: 'Props',
  inherited: 'Inherited props',
  slots: 'Slots',
  classes: 'CSS classes',
  demos: 'Demos',
  changes: 'Changes since v{major}',
  signature: 'Signature',
  parameters: 'Parameters',
  returned: 'Return value',
  members: 'Members',
  events: 'Events',
  selectors: 'Selectors',
  components: 'Components',
  hooks: 'Hooks',
  interfaces: 'Interfaces',
  others: 'Events and selectors',
  usesImport: 'Use any of these imports; they are equivalent.',
  tabIntro:
    'The props, slots and CSS classes on this page are compiled from the installed package.',
  hooksTabIntro:
    'The parameters and return values on this page are compiled from the installed package.',
  componentDescription:
    'Reference of the {name} component: its props, slots, CSS classes and ways to import it, from {package} {version}.',
  hookDescription:
    'Reference of the {name} hook: its parameters and return value, from {package} {version}.',
  interfaceDescription:
    'Reference of the {name} interface: its members and their types, from {package} {version}.',
  eventsDescription:
    'All events of the Data Grid with the arguments of their listeners, from {package} {version}.',
  selectorsDescription:
    'All selectors of the Data Grid with what they return, from {package} {version}.',
  indexDescription:
    'All components, hooks and interfaces of {product} that have their own API page.',
  componentsTabDescription:
    'Every prop, slot and CSS class of {names}, compiled from the installed package.',
  /** Between two names. */
  between: ', ',
  andMore: '{names} and {count} more',
  hooksTabDescription:
    'Parameters and return value of {names}, compiled from the installed package.',
} as const;

export type TextId = keyof typeof englishTexts;
/** What the grid's API is about, by its English name: `Cell editing`. */
export type Topics = Readonly<Record<string, string>>;
export type Texts = Readonly<Record<TextId, string>> & {
  /** Absent in English, in which the topics come from the packages. */
  readonly topics?: Topics;
};

/** Fills the gaps of a text. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}

/** Checks the texts of a language: the same ids and the same gaps as in English. */
export function parseTexts(file: string, content: unknown): Texts {
  const given = (content ?? {}) as Record<string, unknown>;
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ') || 'none';
  const isThere = (id: string) => typeof given[id] === 'string' && given[id].trim() !== '';
  const problems = [
    ...Object.keys(englishTexts)
      .filter((id) => !isThere(id))
      .map((id) => `"${id}" is missing; translate "${englishTexts[id as TextId]}"`),
    ...Object.keys(given)
      .filter((id) => !Object.hasOwn(englishTexts, id))
      .map((id) => `"${id}" is no text of generated pages; remove it`),
    ...Object.entries(englishTexts)
      .filter(([id, text]) => isThere(id) && gaps(given[id] as string) !== gaps(text))
      .map(([id, text]) => `"${id}" has not the gaps of the English text: ${gaps(text)}`),
  ];
  if (problems.length > 0)
    throw new Error(`${file}:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  return given as Texts;
}

/**
 * The topics of a language; none where its file is not there. The packages decide what there is: one without a translation is
 * shown in English.
 */
function readTopics(siteDir: string, locale: string): Topics {
  const file = `i18n/${locale}/api-topics.json`;
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) return {};
  const given = parseJson(file, fs.readFileSync(full, 'utf8'));
  const wrong = Object.entries(given ?? {}).find(
    ([, text]) => typeof text !== 'string' || text.trim() === '',
  );
  if (wrong) throw new Error(`${file}: "${wrong[0]}" is no text; translate or remove it`);
  return given as Topics;
}

/**
 * The texts of generated pages in a language.
 * @throws naming every text that is missing or too many, or a file that cannot be read
 */
export function readTexts(siteDir: string, locale: string): Texts {
  if (locale === 'en') return englishTexts;
  const file = `i18n/${locale}/api-reference.json`;
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full))
    throw new Error(`${file} is not there: the texts of the API reference in ${locale}`);
  const texts = parseTexts(file, parseJson(file, fs.readFileSync(full, 'utf8')));
  return { ...texts, topics: readTopics(siteDir, locale) };
}

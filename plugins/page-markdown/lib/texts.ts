import type { ApiWord } from './apiTree';
import type { PlainOptions } from './plainTree';

interface Texts {
  callouts: PlainOptions['callouts'];
  /** What stands for what only a browser shows. */
  elsewhere: string;
  words: Readonly<Record<ApiWord, string>>;
}

type Messages = Readonly<Record<string, { message: string }>>;

/** Texts that only Markdown has, in English. Other languages: `i18n/<locale>/page-markdown.json`. */
export const englishTexts = {
  'markdown.elsewhere': 'This part of the page works in a browser.',
  'markdown.name': 'Name',
  'markdown.type': 'Type',
  'markdown.default': 'Default',
  'markdown.description': 'Description',
  'markdown.className': 'Class',
  'markdown.slotProps': 'Props',
  'markdown.since': 'since',
  'markdown.index': 'All pages, API symbols and demos as data:',
  'markdown.source': 'Source',
  'markdown.full': 'All of these pages in one text:',
  'markdown.part': 'part {part} of {parts}',
  'markdown.products': 'Lists by product',
  'markdown.note':
    'Each address below is a page as Markdown, with the source of its demos in TypeScript. Other forms of the code stand beside it: `.js.md` (JavaScript), `.css.md` and `.tailwind.md` (other stylings), where a page has them.',
};

/** A text that only Markdown has, in a language. */
export function ownText(messages: Messages, id: keyof typeof englishTexts): string {
  return messages[id]?.message || englishTexts[id];
}

/**
 * The words of the site that stand in Markdown, in a language.
 * @param messages - of `i18n/<language>/code.json` and `page-markdown.json`; empty for English
 */
export function textsOf(messages: Messages): Texts {
  const said = (id: string, english: string) => messages[id]?.message || english;
  const own = (id: keyof typeof englishTexts) => ownText(messages, id);
  return {
    callouts: {
      note: said('callout.note', 'Note'),
      tip: said('callout.tip', 'Tip'),
      warning: said('callout.warning', 'Warning'),
      danger: said('callout.danger', 'Danger'),
    },
    elsewhere: own('markdown.elsewhere'),
    words: {
      name: own('markdown.name'),
      type: own('markdown.type'),
      default: own('markdown.default'),
      description: own('markdown.description'),
      className: own('markdown.className'),
      slotProps: own('markdown.slotProps'),
      since: own('markdown.since'),
      package: said('api.packages', 'Packages'),
      ref: said('api.ref', 'Ref'),
      required: said('api.required', 'required'),
      deprecated: said('api.deprecated', 'Deprecated'),
      themeName: said('api.themeName', 'Name in the theme'),
      related: said('api.related', 'Related'),
      returns: said('api.returns', 'Returns'),
      added: said('api.added', 'Added'),
      removed: said('api.removed', 'Removed'),
      retyped: said('api.retyped', 'Type changed'),
      noRef: said('api.noRef', 'takes no ref'),
      anyRef: said('api.anyRef', 'element not stated'),
      newIn: said('api.newIn', 'New in'),
      source: said('api.source', 'Source'),
      sourceLink: said('api.sourceLink', 'View on GitHub'),
      inherited: said('api.inheritedFrom', '{count} from {origin}'),
      native: said('api.nativeAttributes', 'Attributes of the element ({count})'),
      nativeOf: said('api.nativeAttributesOf', 'Attributes of <{element}> ({count})'),
      redefaulted: said('api.redefaulted', 'Default changed'),
    },
  };
}

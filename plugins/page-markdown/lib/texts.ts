import type { ApiWord } from './apiTree';
import type { PlainOptions } from './plainTree';

interface Texts {
  callouts: PlainOptions['callouts'];
  /** What stands for what only a browser shows. */
  elsewhere: string;
  words: Readonly<Record<ApiWord, string>>;
}

type Message = (id: string, english: string) => string;

/**
 * The words of the site that stand in Markdown, in a language.
 * @param messages - of `i18n/<language>/code.json`; empty for English
 */
export function textsOf(messages: Readonly<Record<string, { message: string }>>): Texts {
  const said: Message = (id, english) => messages[id]?.message || english;
  return {
    callouts: {
      note: said('callout.note', 'Note'),
      tip: said('callout.tip', 'Tip'),
      warning: said('callout.warning', 'Warning'),
      danger: said('callout.danger', 'Danger'),
    },
    elsewhere: said('markdown.elsewhere', 'This part of the page works in a browser.'),
    words: {
      name: said('markdown.name', 'Name'),
      type: said('markdown.type', 'Type'),
      default: said('markdown.default', 'Default'),
      description: said('markdown.description', 'Description'),
      className: said('markdown.className', 'Class'),
      slotProps: said('markdown.slotProps', 'Props'),
      since: said('markdown.since', 'since'),
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

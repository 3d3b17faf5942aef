import type { ComparisonWords } from './comparisonMarkdown';

/**
 * The words of a comparison in Markdown, from messages by their ids.
 * @param messages - of a language; what it lacks is English
 */
export function comparisonWords(
  messages: Readonly<Record<string, { message: string }>>,
): ComparisonWords {
  const said = (id: string, english: string) => messages[id]?.message || english;
  return {
    title: said('compare.markdownTitle', '{name}: API from {from} to {to}'),
    kinds: {
      added: said('compare.added', 'Added'),
      removed: said('compare.removed', 'Removed'),
      renamed: said('compare.renamed', 'Renamed'),
      retyped: said('compare.retyped', 'Type changed'),
      redefaulted: said('compare.redefaulted', 'Default changed'),
      required: said('compare.required', 'Now required'),
      optional: said('compare.optional', 'Now optional'),
      deprecated: said('compare.deprecated', 'Deprecated'),
      restored: said('compare.restored', 'No longer deprecated'),
    },
    isNew: said('compare.newPage', 'New in {version}.'),
    isDeprecated: said('compare.deprecatedPage', 'Deprecated in {version}.'),
    exports: said('compare.exports', 'Exports without their own page'),
    changelog: said('compare.changelog', 'Changelog'),
    guide: said('compare.guide', 'Migration guide'),
    none: said('compare.none', 'The API is the same in both versions.'),
    limits: said(
      'compare.limits',
      'Compared are the declarations of the published packages: names, types, defaults and deprecations. Behavior, styles and attributes of elements are not, and a component that had its page only in an earlier version is listed by its name alone.',
    ),
  };
}

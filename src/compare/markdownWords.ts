import { translate } from '@docusaurus/Translate';
import { kindNames } from './kindNames';
import type { ComparisonWords } from './rules/comparisonMarkdown';

/** The words of a comparison in Markdown, as `comparisonWords` has them in the build. Places stay for what is put in. */
export function markdownWords(): ComparisonWords {
  return {
    title: translate(
      {
        id: 'compare.markdownTitle',
        message: '{name}: API from {from} to {to}',
        description: 'Title of a comparison as Markdown; name is a product, the others versions',
      },
      { name: '{name}', from: '{from}', to: '{to}' },
    ),
    kinds: kindNames(),
    isNew: translate(
      {
        id: 'compare.newPage',
        message: 'New in {version}.',
        description: 'Of a component that came between two versions',
      },
      { version: '{version}' },
    ),
    isDeprecated: translate(
      {
        id: 'compare.deprecatedPage',
        message: 'Deprecated in {version}.',
        description: 'Of a component that is deprecated since',
      },
      { version: '{version}' },
    ),
    exports: translate({
      id: 'compare.exports',
      message: 'Exports without their own page',
      description: 'Heading of the list of components and hooks that came or went',
    }),
    changelog: translate({
      id: 'compare.changelog',
      message: 'Changelog',
      description: 'Stands before a line of the changelog that names a change',
    }),
    guide: translate({
      id: 'compare.guide',
      message: 'Migration guide',
      description: 'Link to the section of a migration guide that covers a change',
    }),
    none: translate({
      id: 'compare.none',
      message: 'The API is the same in both versions.',
      description: 'Result of a comparison of two versions',
    }),
    limits: translate({
      id: 'compare.limits',
      message:
        'Compared are the declarations of the published packages: names, types, defaults and deprecations. Behavior, styles and attributes of elements are not, and a component that had its page only in an earlier version is listed by its name alone.',
      description: 'At the foot of the page that compares two versions of a product',
    }),
  };
}

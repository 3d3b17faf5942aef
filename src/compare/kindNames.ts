import { translate } from '@docusaurus/Translate';
import type { ChangeKind } from './rules/compareApi';

/** What kinds of changes are called. The same words stand in Markdown: see `comparisonWords`. */
export function kindNames(): Record<ChangeKind, string> {
  return {
    added: translate({
      id: 'compare.added',
      message: 'Added',
      description: 'Kind of a change in a comparison of two versions',
    }),
    removed: translate({
      id: 'compare.removed',
      message: 'Removed',
      description: 'Kind of a change in a comparison of two versions',
    }),
    renamed: translate({
      id: 'compare.renamed',
      message: 'Renamed',
      description: 'Kind of a change in a comparison of two versions',
    }),
    retyped: translate({
      id: 'compare.retyped',
      message: 'Type changed',
      description: 'Kind of a change in a comparison of two versions',
    }),
    redefaulted: translate({
      id: 'compare.redefaulted',
      message: 'Default changed',
      description: 'Kind of a change in a comparison of two versions',
    }),
    required: translate({
      id: 'compare.required',
      message: 'Now required',
      description: 'Kind of a change in a comparison of two versions',
    }),
    optional: translate({
      id: 'compare.optional',
      message: 'Now optional',
      description: 'Kind of a change in a comparison of two versions',
    }),
    deprecated: translate({
      id: 'compare.deprecated',
      message: 'Deprecated',
      description: 'Kind of a change in a comparison of two versions',
    }),
    restored: translate({
      id: 'compare.restored',
      message: 'No longer deprecated',
      description: 'Kind of a change in a comparison of two versions',
    }),
  };
}

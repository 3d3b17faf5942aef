import { translate } from '@docusaurus/Translate';

/** The words of the code field and its search, by their English form. */
export function fieldPhrases(): Record<string, string> {
  return {
    Find: translate({
      id: 'editor.find',
      message: 'Find',
      description: 'Placeholder and button of the search in the editor of a demo',
    }),
    Replace: translate({
      id: 'editor.replaceWith',
      message: 'Replace with',
      description: 'Placeholder of the field for what replaces a text in the editor of a demo',
    }),
    next: translate({
      id: 'editor.findNext',
      message: 'next',
      description: 'Button in the editor of a demo: goes to the next match',
    }),
    previous: translate({
      id: 'editor.findPrevious',
      message: 'previous',
      description: 'Button in the editor of a demo: goes to the match before',
    }),
    all: translate({
      id: 'editor.findAll',
      message: 'all',
      description: 'Button in the editor of a demo: selects all matches',
    }),
    'match case': translate({
      id: 'editor.matchCase',
      message: 'match case',
      description: 'Option of the search in the editor of a demo',
    }),
    regexp: translate({
      id: 'editor.regexp',
      message: 'regular expression',
      description: 'Option of the search in the editor of a demo',
    }),
    'by word': translate({
      id: 'editor.byWord',
      message: 'whole words',
      description: 'Option of the search in the editor of a demo',
    }),
    replace: translate({
      id: 'editor.replace',
      message: 'replace',
      description: 'Button in the editor of a demo: replaces a match',
    }),
    'replace all': translate({
      id: 'editor.replaceAll',
      message: 'replace all',
      description: 'Button in the editor of a demo: replaces all matches',
    }),
    close: translate({
      id: 'editor.closeSearch',
      message: 'close',
      description: 'Button that closes the search in the editor of a demo',
    }),
    'Fold line': translate({
      id: 'editor.fold',
      message: 'Fold line',
      description: 'Tooltip in the editor of a demo: hides a block of code',
    }),
    'Unfold line': translate({
      id: 'editor.unfold',
      message: 'Unfold line',
      description: 'Tooltip in the editor of a demo: shows a block of code again',
    }),
    'folded code': translate({
      id: 'editor.folded',
      message: 'folded code',
      description: 'Read out in the editor of a demo in place of hidden code',
    }),
    unfold: translate({
      id: 'editor.unfoldHere',
      message: 'unfold',
      description: 'Tooltip of the mark in the editor of a demo that stands for hidden code',
    }),
  };
}

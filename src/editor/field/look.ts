import { EditorView } from '@codemirror/view';

/** What the field for code looks like, on the screen and on paper. */
export const look = EditorView.theme({
  '&': { backgroundColor: 'var(--code-surface)', color: 'var(--code-plain)' },
  '&.cm-focused': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
  '.cm-scroller': {
    font: '400 0.8438rem / 1.375rem var(--font-code)',
    maxBlockSize: '480px',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '12px' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--code-surface)',
    borderRight: '1px solid var(--line)',
    color: 'var(--text-soft)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--link) 26%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-faulty': {
    backgroundColor: 'var(--danger-soft)',
    boxShadow: 'inset 3px 0 0 var(--danger)',
    // Seen where the system draws neither of them.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--accent-soft)',
    borderColor: 'var(--line-strong)',
    color: 'var(--text)',
  },
  '.cm-panels': {
    // Along with the page it would be below the header, and over what was found.
    position: 'static',
    backgroundColor: 'var(--surface)',
    borderColor: 'var(--line)',
    color: 'var(--text)',
  },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    borderColor: 'var(--line-strong)',
    color: 'var(--text)',
    fontSize: 'var(--size-small)',
  },
  '.cm-button': {
    backgroundColor: 'var(--surface-raised)',
    backgroundImage: 'none',
    borderColor: 'var(--line-strong)',
    color: 'var(--text)',
    fontSize: 'var(--size-small)',
  },
  // Room for the button that closes it, which lies over what is in it.
  '.cm-panel.cm-search': { paddingInlineEnd: '28px' },
  '.cm-panel.cm-search label': { fontSize: 'var(--size-small)' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--text)', minInlineSize: '24px' },
  '.cm-searchMatch': { backgroundColor: 'var(--code-mark)' },
  // The code whole, and nothing of what it is worked with.
  '@media print': {
    '.cm-scroller': { maxBlockSize: 'none', overflow: 'visible' },
    '.cm-content': {
      flexShrink: '1',
      minInlineSize: '0',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '.cm-gutters, .cm-layer, .cm-panels': { display: 'none' },
  },
});

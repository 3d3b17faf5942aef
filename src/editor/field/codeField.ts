import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
  type Extension,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  drawSelection,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import { attempt } from '../../ui/rules/attempt';
import { belowHeader } from './belowHeader';
import { highlighting } from './highlighting';
import { languageOf } from './languageOf';
import { look } from './look';

/** A file open in a field. */
export interface OpenFile {
  name: string;
  text: string;
}

export interface CodeFieldOptions {
  place: HTMLElement;
  file: OpenFile;
  /** Accessible name of the field. */
  label: string;
  /** Id of the text that says how the field is left. */
  describedBy: string;
  /** The field's own words by their English form. */
  phrases: Readonly<Record<string, string>>;
  onChange: (text: string) => void;
}

/** A field for code. */
export interface CodeField {
  /** Shows a file, as it was left; another text than that can be taken back, unless all of them begin anew. */
  show: (file: OpenFile, label: string, isAnew?: boolean) => void;
  /** Marks a line, counted from 1, or none. */
  mark: (line: number | undefined) => void;
  /** Goes to a line and takes the focus. */
  reveal: (line: number) => void;
  /** Opens the search within the field, which is fetched for that. */
  search: () => Promise<void>;
  focus: () => void;
  close: () => void;
}

/** Keys that leave the field, or go with those. */
const leavingKeys = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * After Escape, Tab leaves the field until another key is pressed. CodeMirror's own way to say so lasts two seconds, which is not enough
 * for everyone.
 */
function leaveByEscape(): Extension {
  let isLeaving = false;
  const stay = (view: EditorView) => {
    if (isLeaving) view.setTabFocusMode(false);
    isLeaving = false;
  };
  return EditorView.domEventObservers({
    keydown: ({ key }, view) => {
      if (key === 'Escape') {
        isLeaving = true;
        view.setTabFocusMode(true);
      } else if (!leavingKeys.has(key)) {
        stay(view);
      }
    },
    blur: (_event, view) => stay(view),
  });
}

const setMark = StateEffect.define<number | undefined>();
const markedLine = Decoration.line({ class: 'cm-faulty' });

const faultyLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMark)) continue;
      const line = effect.value;
      next =
        line === undefined || line > state.doc.lines
          ? Decoration.none
          : Decoration.set(markedLine.range(state.doc.line(line).from));
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Asks the browser for what the view asks for when half of it is there, which goes on then by itself and fails again.
 * @throws what the browser says where it refuses
 */
function askBrowser(place: Element): void {
  const changes = new MutationObserver(() => {});
  changes.observe(place, { childList: true });
  changes.disconnect();
  globalThis.matchMedia?.('print');
  if (typeof ResizeObserver !== 'function') return;
  const sizes = new ResizeObserver(() => {});
  sizes.observe(place);
  sizes.disconnect();
}

/** Brings a panel into view whose field gets the focus: it is given without that, wherever the page is scrolled to. */
function bringIntoView({ target }: FocusEvent): void {
  const field = target as Element;
  const panel = field.closest('.cm-panel');
  // The field last, for a window that is lower than the panel.
  if (panel)
    [panel, field].forEach((each) => attempt(() => each.scrollIntoView({ block: 'nearest' })));
}

/**
 * Opens a field for code. Tab indents; after Escape it leaves, as the description of the field says.
 * @throws what the browser says where it refuses what the field needs; nothing of it is left then
 */
export function openCodeField({
  place,
  file,
  label,
  describedBy,
  phrases,
  onChange,
}: CodeFieldOptions): CodeField {
  askBrowser(place);
  const language = new Compartment();
  const searching = new Compartment();
  let extraKeys: Extension = [];
  let isClosed = false;

  const search = async () => {
    const {
      openSearchPanel,
      search: searchPanel,
      searchKeymap,
    } = await import('@codemirror/search');
    if (isClosed) return;
    extraKeys = [searchPanel({ top: true }), keymap.of(searchKeymap)];
    view.dispatch({ effects: searching.reconfigure(extraKeys) });
    openSearchPanel(view);
  };

  const askForSearch = {
    key: 'Mod-f',
    run: () => {
      void search().catch(() => {});
      return true;
    },
  };

  const stateOf = ({ text }: OpenFile, name: string) =>
    EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(highlighting),
        language.of([]),
        faultyLine,
        leaveByEscape(),
        searching.of(extraKeys),
        keymap.of([askForSearch, ...defaultKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
        look,
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({
          'aria-label': name,
          'aria-describedby': describedBy,
          // By it a scrolled field is known to be reached with keys.
          tabindex: '0',
          dir: 'ltr',
          lang: 'en',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.editorAttributes.of({ dir: 'ltr' }),
        EditorView.scrollHandler.of(belowHeader),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    });

  const speak = (name: string) => {
    void languageOf(name).then(
      (support) => {
        if (!isClosed && current === name) {
          view.dispatch({ effects: language.reconfigure(support ?? []) });
        }
      },
      () => {},
    );
  };

  let current = file.name;
  /** How files were left, by name. */
  const left = new Map<string, { state: EditorState; place: StateEffect<unknown> }>();
  const view = new EditorView({ parent: place, state: stateOf(file, label) });
  view.dom.addEventListener('focusin', bringIntoView);
  speak(file.name);

  return {
    show: (next, name, isAnew = false) => {
      left.set(current, { state: view.state, place: view.scrollSnapshot() });
      if (isAnew) left.clear();
      current = next.name;
      const before = left.get(current);
      if (!before) {
        view.setState(stateOf(next, name));
        view.scrollDOM.scrollTop = 0;
      } else if (before.state.doc.toString() === next.text) {
        view.setState(before.state);
        // The search may have been fetched meanwhile.
        view.dispatch({ effects: [before.place, searching.reconfigure(extraKeys)] });
      } else {
        const changes = { from: 0, to: before.state.doc.length, insert: next.text };
        const annotations = isolateHistory.of('full');
        view.setState(before.state.update({ changes, annotations }).state);
      }
      speak(current);
    },
    mark: (line) => view.dispatch({ effects: setMark.of(line) }),
    reveal: (line) => {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    },
    search,
    focus: () => view.focus(),
    close: () => {
      isClosed = true;
      view.destroy();
    },
  };
}

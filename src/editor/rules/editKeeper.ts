import { attempt } from '../../ui/rules/attempt';
import { parseEdit, readFiles, type Edit, type EditSubject } from './keptEdit';

/** What is needed of the browser's storage. */
export interface EditStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** Keeps what one editor shows, and loses nothing that it has not shown: a link's code, or another tab, may have come in between. */
export interface EditKeeper {
  /** What is kept, or nothing. From now on it counts as shown. */
  read: () => Edit | undefined;
  /**
   * Keeps an edit in place of the one before, which goes aside if it was never shown.
   * @param edit - undefined where nothing is changed any more
   * @returns whether it is kept; the browser may refuse, and it may be too long
   */
  keep: (edit: Edit | undefined) => boolean;
  /** Puts what is kept and shown aside, in place of what is there: the reader has given it up. */
  putAside: () => void;
  /** Whether there is an edit beside the one that is shown. */
  hasOther: () => boolean;
  /** Gives that one to be shown; what was kept of the one that is shown goes aside for it. */
  takeOther: () => Edit | undefined;
  dropOther: () => void;
}

/**
 * Makes the keeper of a form of a demo.
 * @param storage - the browser's; asked for at every call, since a browser may refuse even that
 */
export function createEditKeeper(
  storage: () => EditStorage,
  { id, style, code }: EditSubject,
): EditKeeper {
  const key = `edit:${style}:${code}:${id}`;
  const asideKey = `edit-aside:${style}:${code}:${id}`;
  /** What is stored as far as this editor has shown it. */
  let shown: string | null = null;

  const notShown = (): string | null => {
    const text = storage().getItem(key);
    return text !== shown && parseEdit(text) ? text : null;
  };

  return {
    read: () =>
      attempt(() => {
        shown = storage().getItem(key);
        return parseEdit(shown);
      }),
    keep: (edit) => {
      if (edit && !readFiles(edit.files)) return false;
      const text = edit ? JSON.stringify(edit) : null;
      const isDone = attempt(() => {
        const other = notShown();
        if (other !== null && other !== text) storage().setItem(asideKey, other);
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        shown = text;
        if (text !== null && text === storage().getItem(asideKey)) storage().removeItem(asideKey);
        return true;
      });
      return isDone ?? text === null;
    },
    putAside: () =>
      void attempt(() => {
        const text = storage().getItem(key);
        // Another tab's stays where it is.
        const isShown = text !== null && text === shown;
        shown = null;
        if (!isShown) return;
        // Away first: a full storage has no room for it twice.
        storage().removeItem(key);
        try {
          storage().setItem(asideKey, text);
        } catch {
          storage().setItem(key, text);
        }
      }),
    hasOther: () =>
      attempt(() => notShown() !== null || !!parseEdit(storage().getItem(asideKey))) ?? false,
    takeOther: () =>
      attempt(() => {
        const now = storage().getItem(key);
        if (notShown() !== null) {
          shown = now;
          return parseEdit(now);
        }
        const other = storage().getItem(asideKey);
        const edit = parseEdit(other);
        if (other === null || !edit) return undefined;
        // Away first: a full storage has no room for one of them twice.
        storage().removeItem(asideKey);
        storage().setItem(key, other);
        if (now !== null) storage().setItem(asideKey, now);
        shown = other;
        return edit;
      }),
    dropOther: () => void attempt(() => storage().removeItem(notShown() === null ? asideKey : key)),
  };
}

import { useState } from 'react';
import { createEditKeeper } from './rules/editKeeper';
import type { Edit, EditSubject } from './rules/keptEdit';

/** What this browser keeps of an edit. */
export interface KeptEdit {
  /** What was kept when the editor opened; nothing where a link's code is shown instead. */
  kept: Edit | undefined;
  /** Whether the browser has refused to keep what was changed. */
  isUnkept: boolean;
  /** Whether it has other code of the reader than what is shown. */
  hasOther: boolean;
  /** Keeps an edit, or none where nothing is changed any more. */
  keep: (edit: Edit | undefined) => void;
  /** Puts aside what is kept, since it was given up. */
  putAside: () => void;
  /** Gives the other code for what is shown, which is kept in its place. */
  takeOther: () => Edit | undefined;
  dropOther: () => void;
}

/** Keeps the changes of a demo in the browser; see `rules/editKeeper.ts`. */
export function useKeptEdit(subject: EditSubject, isLinked: boolean): KeptEdit {
  const [keeper] = useState(() => createEditKeeper(() => window.localStorage, subject));
  const [kept] = useState(() => (isLinked ? undefined : keeper.read()));
  const [isUnkept, setUnkept] = useState(false);
  const [hasOther, setHasOther] = useState(keeper.hasOther);
  const look = () => setHasOther(keeper.hasOther());
  return {
    kept,
    isUnkept,
    hasOther,
    keep: (edit) => {
      setUnkept(!keeper.keep(edit));
      look();
    },
    putAside: () => {
      keeper.putAside();
      setUnkept(false);
      look();
    },
    takeOther: () => {
      const edit = keeper.takeOther();
      setUnkept(false);
      look();
      return edit;
    },
    dropOther: () => {
      keeper.dropOther();
      look();
    },
  };
}

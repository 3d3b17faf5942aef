import { useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from './rules/isSearchKey';
import type { SearchEvent, SearchState } from './rules/searchState';
import { listId, optionId } from './SearchResults';
import { searchName } from './searchName';
import { keepRecent } from './useRecent';
import styles from './SearchDialog.late.module.css';

interface SearchFieldProps {
  state: SearchState;
  dispatch: (event: SearchEvent) => void;
  field: RefObject<HTMLInputElement | null>;
}

const moves = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
} as const;

/** The field of the search, from which its results are walked through: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function SearchField({ state, dispatch, field }: SearchFieldProps) {
  // What an input method is putting together is searched when it is there.
  const [draft, setDraft] = useState<string>();
  const { query, status, answer, active } = state;
  const pages = answer?.pages ?? [];
  const label = searchName();

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // What is shown may still be the answer to other letters.
      if (status !== 'answered') return;
      const option = document.getElementById(optionId(Math.max(active, 0)));
      if (!(option instanceof HTMLAnchorElement)) return;
      if (!event.ctrlKey && !event.metaKey) option.click();
      else {
        // In the order of the options.
        const opened = pages.flatMap((page) => [page, ...page.headings])[Math.max(active, 0)];
        if (opened) keepRecent({ url: opened.url, title: opened.title });
        window.open(option.href, '_blank', 'noopener');
      }
      return;
    }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key as keyof typeof moves] : undefined;
    // Home and End belong to the text until an option is active.
    if (!to || pages.length === 0 || (active < 0 && /^(?:Home|End)$/.test(event.key))) return;
    event.preventDefault();
    dispatch({ type: 'moved', to });
  };

  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      inputMode="search"
      enterKeyHint="go"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      role="combobox"
      aria-label={label}
      placeholder={label}
      aria-autocomplete="list"
      aria-expanded={pages.length > 0}
      aria-controls={pages.length > 0 ? listId : undefined}
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      value={draft ?? query}
      onChange={(event) => {
        const { value } = event.target;
        if ((event.nativeEvent as InputEvent).isComposing) setDraft(value);
        else {
          setDraft(undefined);
          dispatch({ type: 'typed', query: value });
        }
      }}
      onCompositionEnd={(event) => {
        setDraft(undefined);
        dispatch({ type: 'typed', query: event.currentTarget.value });
      }}
      onKeyDown={press}
    />
  );
}

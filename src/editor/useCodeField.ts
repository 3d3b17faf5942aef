import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { CodeField, CodeFieldOptions } from './field/codeField';

interface FieldOptions extends Omit<CodeFieldOptions, 'place'> {
  /** The element that gets the field. */
  place: RefObject<HTMLElement | null>;
  takesFocus: boolean;
  /** It could not be fetched, or the browser refuses what it is made of. */
  onMissing: (why: 'absent' | 'refused') => void;
}

/** Fetches the field for code, opens it with a file and gives it once it is there. */
export function useCodeField({
  place,
  takesFocus,
  onMissing,
  ...options
}: FieldOptions): RefObject<CodeField | undefined> {
  const field = useRef<CodeField>(undefined);
  const change = useEffectEvent((text: string) => options.onChange(text));
  const giveUp = useEffectEvent(onMissing);
  const open = useEffectEvent(
    (element: HTMLElement, openCodeField: typeof import('./field/codeField').openCodeField) => {
      field.current = openCodeField({
        ...options,
        place: element,
        onChange: (text) => change(text),
      });
      if (takesFocus) field.current.focus();
    },
  );
  useEffect(() => {
    const element = place.current;
    let isWanted = element !== null;
    import('./field/codeField')
      .then(
        ({ openCodeField }) => {
          if (isWanted && element) open(element, openCodeField);
        },
        () => {
          if (isWanted) giveUp('absent');
        },
      )
      .catch(() => giveUp('refused'));
    return () => {
      isWanted = false;
      field.current?.close();
      field.current = undefined;
    };
  }, [place]);
  return field;
}

import { attempt } from '../../ui/rules/attempt';

/** Beginning, end and direction of what is selected, as `setSelectionRange` takes them. */
export type FieldSelection = readonly [number, number, 'forward' | 'backward' | 'none'];

/**
 * What is selected in a field, or where its caret is.
 * @returns null where the element has none: some types of fields have no selection, and older browsers throw then
 */
export function selectionOf(element: Element): FieldSelection | null {
  const found = attempt(() => {
    const { selectionStart, selectionEnd, selectionDirection } =
      element as Partial<HTMLInputElement>;
    return [selectionStart, selectionEnd, selectionDirection ?? 'none'] as const;
  });
  const [start, end, direction = 'none'] = found ?? [];
  return typeof start === 'number' && typeof end === 'number' ? [start, end, direction] : null;
}

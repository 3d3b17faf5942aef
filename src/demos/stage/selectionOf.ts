import { attempt } from '../../ui/rules/attempt';

/**
 * Beginning and end of what is selected in a field, or of its caret.
 * @returns null where the element has none: some types of fields have no selection, and older browsers throw then
 */
export function selectionOf(element: Element): readonly [number, number] | null {
  const found = attempt(() => {
    const { selectionStart, selectionEnd } = element as Partial<HTMLInputElement>;
    return [selectionStart, selectionEnd] as const;
  });
  const [start, end] = found ?? [];
  return typeof start === 'number' && typeof end === 'number' ? [start, end] : null;
}

import { typeKey } from './typeKey';
import type { StepMember } from './types';

/**
 * Names that the pickers gave one type in two majors: a type parameter for a date, which every component and
 * its slots had, is the type of a date since; and the two kinds of value got names.
 */
const renamed: readonly [RegExp, string][] = [
  [/\bDateRange<TDate>/g, 'PickerRangeValue'],
  [/<TDate>/g, ''],
  [/<TDate, /g, '<'],
  [/\bTDate\b/g, 'PickerValidDate'],
  [/\[PickerValidDate \| null, PickerValidDate \| null\]/g, 'PickerRangeValue'],
  [/\bPickerValidDate \| null\b/g, 'PickerValue'],
  [/\bnull \| PickerValidDate\b/g, 'PickerValue'],
];

/** A text with the present names of types. */
export function withPresentNames(text: string): string {
  return renamed.reduce((result, [name, present]) => result.replace(name, present), text);
}

const keyOf = (text: string): string => typeKey(withPresentNames(text));

/** Whether a text was cut, so that it does not tell everything. */
const isCut = (text: string): boolean => text.includes('…');

type Typed = Pick<StepMember, 'type' | 'expanded'>;

/** Whether two types are the same, by what is shown of them or by what their names stand for. */
export function sameType(a: Typed, b: Typed): boolean {
  if (keyOf(a.type) === keyOf(b.type)) return true;
  const [first, second] = [a.expanded ?? a.type, b.expanded ?? b.type];
  if (isCut(first) || isCut(second)) return false;
  return keyOf(first) === keyOf(second);
}

import { sameType } from './sameType';

it.each([
  ['TDate', 'PickerValidDate'],
  ['(day: TDate) => void', '(day: PickerValidDate) => void'],
  ['TDate | null', 'PickerValue'],
  ['DateRange<TDate>', 'PickerRangeValue'],
  ['DatePickerSlots<TDate>', 'DatePickerSlots'],
  ['DatePickerSlotProps<TDate, TOther>', 'DatePickerSlotProps<TOther>'],
])('knows that %s is now %s', (type, now) => {
  expect(sameType({ type }, { type: now })).toBe(true);
});

it('looks behind a name', () => {
  const named = { type: 'PickerOrientation', expanded: "'portrait' | 'landscape'" };
  expect(sameType({ type: "'landscape' | 'portrait'" }, named)).toBe(true);
  expect(sameType({ type: 'Old', expanded: "'portrait' | 'landscape'" }, named)).toBe(true);
  expect(sameType({ type: "'portrait'" }, named)).toBe(false);
});

it.each([
  [{ type: 'string' }, { type: 'number' }],
  [{ type: 'TDate' }, { type: 'PickerValue' }],
  [{ type: 'X<TDate>' }, { type: 'X<Other>' }],
  [
    { type: 'A', expanded: '{ a: B; …' },
    { type: 'C', expanded: '{ a: B; …' },
  ],
])('tells %j from %j', (a, b) => {
  expect(sameType(a, b)).toBe(false);
});

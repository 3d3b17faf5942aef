import { changesOf, withChanges } from './changedFiles';

const file = (name: string, text: string) => ({ name, text });
const original = [file('A.tsx', 'a'), file('rows.ts', 'rows')];

it('puts changes in their place, and finds them again', () => {
  const changed = withChanges(original, { 'rows.ts': 'more' });
  expect(changed).toEqual([original[0], file('rows.ts', 'more')]);
  expect(changesOf(original, changed)).toEqual({ 'rows.ts': 'more' });
  expect(changesOf(original, withChanges(original, {}))).toEqual({});
});

it('loses no file that the demo has no longer, also when another one comes into its place', () => {
  const changes = { 'A.tsx': 'mine', 'columns.ts': 'my columns' };
  const changed = withChanges(original, changes);
  expect(changed).toEqual([file('A.tsx', 'mine'), original[1], file('columns.ts', 'my columns')]);
  expect(changesOf(original, changed)).toEqual(changes);
});

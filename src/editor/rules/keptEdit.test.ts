import { parseEdit, readFiles } from './keptEdit';

it('reads what was written', () => {
  const edit = { digest: '0123', files: { 'OrderTags.tsx': 'export default () => null;\n' } };
  expect(parseEdit(JSON.stringify(edit))).toEqual(edit);
  expect(parseEdit(JSON.stringify({ ...edit, held: true }))).toEqual({ ...edit, held: true });
  expect(parseEdit(JSON.stringify({ ...edit, held: 'no' }))).toEqual(edit);
});

it.each([
  null,
  '{',
  'null',
  '[]',
  '{"digest":1,"files":{"A.tsx":""}}',
  '{"digest":"a","files":{"../A.tsx":""}}',
  '{"digest":"a","files":{}}',
  '{"digest":"a","files":{"A.tsx":1}}',
])('takes %s for nothing', (text) => {
  expect(parseEdit(text)).toBeUndefined();
});

it('refuses more files than any demo has', () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`a${index}.ts`, '']));
  expect(readFiles(many)).toBeUndefined();
});

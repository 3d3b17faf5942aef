import { keepEdit, longestEdit, readEdit, readFiles, type EditStorage } from './keptEdit';

function memory(): EditStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const subject = { id: 'docs/components/chips/OrderTags', style: 'system', code: 'ts' };
const edit = { digest: '0123', files: { 'OrderTags.tsx': 'export default () => null;\n' } };

it('gives back what it was given, for each form by itself, until it is reset', () => {
  const storage = memory();
  expect(readEdit(() => storage, subject)).toBeUndefined();
  expect(keepEdit(() => storage, subject, edit)).toBe(true);
  expect(readEdit(() => storage, subject)).toEqual(edit);
  expect(readEdit(() => storage, { ...subject, code: 'js' })).toBeUndefined();
  expect(readEdit(() => storage, { ...subject, style: 'css' })).toBeUndefined();
  expect(keepEdit(() => storage, subject, undefined)).toBe(true);
  expect(storage.texts.size).toBe(0);
});

it('says when the browser does not keep it', () => {
  const refused = () => {
    throw new Error('SecurityError');
  };
  expect(keepEdit(refused, subject, edit)).toBe(false);
  expect(readEdit(refused, subject)).toBeUndefined();
  const full = { ...memory(), setItem: refused };
  expect(keepEdit(() => full, subject, edit)).toBe(false);
});

it('keeps nothing that is too long', () => {
  const storage = memory();
  const long = { digest: '', files: { 'A.tsx': 'a'.repeat(longestEdit + 1) } };
  expect(keepEdit(() => storage, subject, long)).toBe(false);
  expect(storage.texts.size).toBe(0);
});

it.each([
  '{',
  'null',
  '[]',
  '{"digest":1,"files":{"A.tsx":""}}',
  '{"digest":"a","files":{"../A.tsx":""}}',
  '{"digest":"a","files":{}}',
  '{"digest":"a","files":{"A.tsx":1}}',
])('takes %s for nothing', (text) => {
  const storage = memory();
  storage.setItem('edit:system:ts:docs/components/chips/OrderTags', text);
  expect(readEdit(() => storage, subject)).toBeUndefined();
});

it('refuses more files than any demo has', () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`a${index}.ts`, '']));
  expect(readFiles(many)).toBeUndefined();
});

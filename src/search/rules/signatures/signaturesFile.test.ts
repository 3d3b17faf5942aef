import {
  hasSignature,
  isSignaturesFile,
  openSignatures,
  signaturesFileOf,
  type SignaturesFile,
} from './signaturesFile';

const file: SignaturesFile = {
  format: 1,
  types: ['boolean', '() => void'],
  lists: ['prop-open 0 prop-onClose 1', '- 1', 'prop-lost 7'],
  pages: { 'api/dialog/': [0, 2], 'api/use-dialog/': [1, 9] },
};

it('finds the type of a row, and of a page', () => {
  const find = openSignatures(file);
  expect(find('api/dialog/', 'prop-onClose')).toBe('() => void');
  expect(find('api/use-dialog/', '')).toBe('() => void');
});

it('says nothing of what it does not know', () => {
  const find = openSignatures(file);
  for (const [address, anchor] of [
    ['api/dialog/', ''],
    ['api/dialog/', 'prop-lost'],
    ['api/dialog/', 'constructor'],
    ['api/use-dialog/', 'prop-open'],
    ['constructor', 'prop-open'],
  ] as const)
    expect(find(address, anchor)).toBeUndefined();
});

it('opens no other file', () => {
  expect(isSignaturesFile(file)).toBe(true);
  for (const other of [null, [], { ...file, format: 2 }, { ...file, types: [1] }, { format: 1 }])
    expect(isSignaturesFile(other)).toBe(false);
  expect(isSignaturesFile({ ...file, pages: { a: 1 } })).toBe(false);
});

it('is one for each version and product', () => {
  expect(signaturesFileOf('current', 'x-charts')).toBe('search/signatures/current/x-charts.json');
});

it('is for rows and hooks; a class is a name alone', () => {
  expect(['prop', 'hook', 'event'].every(hasSignature)).toBe(true);
  expect(['page', 'class', 'component', undefined].some(hasSignature)).toBe(false);
});

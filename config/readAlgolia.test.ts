import { readAlgolia } from './readAlgolia';

const whole = {
  ALGOLIA_APP_ID: 'AB12CD34EF',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'docs',
};

it('reads an application, or none', () => {
  expect(readAlgolia(whole)).toEqual({
    appId: whole.ALGOLIA_APP_ID,
    apiKey: whole.ALGOLIA_API_KEY,
    indexName: 'docs',
  });
  expect(readAlgolia({})).toBeUndefined();
  expect(readAlgolia({ ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '' })).toBeUndefined();
});

it.each([
  ['ALGOLIA_APP_ID', 'evil.example.org/'],
  ['ALGOLIA_API_KEY', 'an-admin-key-that-must-not-be-shown'],
  ['ALGOLIA_INDEX_NAME', ''],
] as const)('names %s where it is wrong, and shows no key', (name, value) => {
  const read = () => readAlgolia({ ...whole, [name]: value });
  expect(read).toThrow(`${name} has to be`);
  expect(read).not.toThrow(/must-not/);
});

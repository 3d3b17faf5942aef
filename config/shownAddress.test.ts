import { refusedAddress, shownAddress } from './shownAddress';

it.each([
  ['https://user:token123@files.example.org/a', 'https://…@files.example.org/a'],
  ['https://token123@files.example.org/a', 'https://…@files.example.org/a'],
  ['https://:token123@files.example.org/a', 'https://…@files.example.org/a'],
  ['//user:token123@files.example.org', '//…@files.example.org'],
  ['https:/user:token123@files.example.org', 'https:/…@files.example.org'],
  ['https:\\\\user:token123@files.example.org', 'https:\\\\…@files.example.org'],
  ['https:user:token123@files.example.org', '…@files.example.org'],
  ['user:token123@files.example.org', '…@files.example.org'],
  ['token123@files.example.org', '…@files.example.org'],
  [' https://user:token123@files.example.org', ' https://…@files.example.org'],
  ['"https://user:token123@files.example.org"', '"https://…@files.example.org"'],
  ['https://user:a/token123@files.example.org', 'https://…@files.example.org'],
  ['https://user:a#token123@files.example.org', 'https://…@files.example.org'],
  ['https://user:a?token123@files.example.org', 'https://…@files.example.org'],
  ['https://user:a@token123@files.example.org', 'https://…@files.example.org'],
  ['https://a@b:c/token123@files.example.org', 'https://…@files.example.org'],
  ['One=https://user:token123@a.example/?q={page}', 'One=https://…@a.example/?q={page}'],
  ['https://a.example/?u=https://b:token123@c.example', 'https://a.example/?u=https://…@c.example'],
])('shows %j without what nobody else may know', (value, shown) => {
  expect(shownAddress(value)).toBe(shown);
  expect(refusedAddress(value, 'is no address')).toBe(
    `"${shown}", which has a name or a password in it`,
  );
});

it.each([
  '',
  'docs',
  'example.org:8080/@scope/docs',
  'http://cdn.example/npm/@fontsource/roboto/index.css',
  'http://localhost:4000/@scope',
  'http://a.example/?mail=a@example.org',
  'mailto:security@example.org',
])('shows all of %j', (value) => {
  expect(shownAddress(value)).toBe(value);
  expect(refusedAddress(value, 'is no address')).toBe(`"${value}", which is no address`);
});

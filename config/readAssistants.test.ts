import { readAssistants } from './readAssistants';

const read = (value: string | undefined) => readAssistants('ASSISTANTS', value);

it('names nobody unless somebody is configured', () => {
  expect([undefined, '', ' | '].map(read)).toEqual([[], [], []]);
});

it('reads names and addresses', () => {
  expect(
    read('One=https://one.example/?q={markdown} | Two words=https://two.example/new?a=b&u={page}'),
  ).toEqual([
    { name: 'One', href: 'https://one.example/?q={markdown}' },
    { name: 'Two words', href: 'https://two.example/new?a=b&u={page}' },
  ]);
});

it.each([
  'One',
  'One=',
  '=https://one.example/?q={page}',
  'One=https://one.example/',
  'One=http://one.example/?q={page}',
  'One=javascript:alert({page})',
  'One=https://one.example/?q={page}&v={version}',
])('refuses %s', (value) => {
  expect(() => read(value)).toThrow(
    `ASSISTANTS holds "${value}", which is no name with an address. Write it as Name=https://`,
  );
});

it('refuses two of one name, and more than have a key', () => {
  const one = 'One=https://one.example/?q={page}';
  expect(() => read(`${one}|${one}`)).toThrow('ASSISTANTS names "One" twice');
  const many = Array.from({ length: 10 }, (_each, index) => `${index}${one}`).join('|');
  expect(() => read(many)).toThrow('ASSISTANTS has 10 assistants; a menu takes 9.');
});

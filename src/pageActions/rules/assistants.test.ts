import { assistantAddress } from './assistants';

it('hands over addresses, as one value of a query each', () => {
  expect(
    assistantAddress(
      { name: 'Any', href: 'https://ask.example.org/?q={markdown}&from={page}' },
      { page: 'https://docs.example.org/a/?mode=dark&dir=rtl', markdown: 'https://d.org/a.md' },
    ),
  ).toBe(
    'https://ask.example.org/?q=https%3A%2F%2Fd.org%2Fa.md&from=https%3A%2F%2Fdocs.example.org%2Fa%2F%3Fmode%3Ddark%26dir%3Drtl',
  );
});

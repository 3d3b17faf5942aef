import { issueAddress } from './issueAddress';

const read = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('fills in a title, what the reader says, what it is about and where', () => {
  const address = issueAddress('https://git.example.org/a/docs', {
    title: 'Chips & more',
    text: 'No “close”?',
    quote: 'Two\nlines',
    facts: [
      ['Page', 'https://docs.example.org/a/#b'],
      ['Version', undefined],
    ],
  });
  expect(address).toMatch(/^https:\/\/git\.example\.org\/a\/docs\/issues\/new\?title=/);
  expect(read(address)).toEqual({
    title: 'Chips & more',
    body: 'No “close”?\n\n> Two lines\n\n- Page: https://docs.example.org/a/#b',
  });
});

it('leaves out what nobody has written or selected', () => {
  const { body } = read(issueAddress('https://a.org/b', { title: 'x', facts: [['Page', '/a/']] }));
  expect(body).toBe('- Page: /a/');
});

it('keeps the address short enough for a server', () => {
  const quote = '汉'.repeat(5000);
  const address = issueAddress('https://a.org/b', { title: 'x', quote, facts: [] });
  expect(address.length).toBeLessThan(4000);
  expect(read(address).body).toMatch(/^> 汉{300}…$/);
});

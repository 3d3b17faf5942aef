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

it('fills in the form of GitLab by its own names', () => {
  const address = issueAddress('https://gitlab.com/a/docs', { title: 'x', text: 'y', facts: [] });
  expect(address).toMatch(/^https:\/\/gitlab\.com\/a\/docs\/-\/issues\/new\?/);
  expect(read(address)).toEqual({ 'issue[title]': 'x', 'issue[description]': 'y' });
});

it('leaves out what nobody has written or selected', () => {
  const { body } = read(issueAddress('https://a.org/b', { title: 'x', facts: [['Page', '/a/']] }));
  expect(body).toBe('- Page: /a/');
});

it('quotes what is long in part, and no half of a character', () => {
  const quoted = (quote: string) =>
    read(issueAddress('https://a.org/b', { title: 'x', quote, facts: [] })).body;
  expect(quoted('汉'.repeat(5000))).toMatch(/^> 汉{300}…$/);
  expect(quoted(`${'a'.repeat(299)}😀 more`)).toBe(`> ${'a'.repeat(299)}😀…`);
});

describe('keeps the address short enough for a server', () => {
  const fill = (text: string, quote: string) => {
    const facts = [['Page', '/a/']] as const;
    const address = issueAddress('https://a.org/b', { title: '行选择', text, quote, facts });
    expect(address.length).toBeLessThanOrEqual(7500);
    expect(address.length).toBeGreaterThan(7400);
    return read(address).body;
  };

  it('by a shorter quotation', () => {
    expect(fill('汉'.repeat(700), '字'.repeat(300))).toMatch(
      /^汉{700}\n\n> 字{50,150}…\n\n- Page: \/a\/$/,
    );
  });

  it('and then by a shorter text', () => {
    expect(fill('汉'.repeat(1000), '字'.repeat(300))).toMatch(/^汉{700,900}…\n\n- Page: \/a\/$/);
  });
});

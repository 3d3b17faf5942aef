import { fetchMarkdown, NoMarkdown } from './fetchMarkdown';

type Files = Record<string, [type: string, text: string]>;
const serve = (files: Files) => (address: string) => {
  const [type, text] = files[address] ?? ['text/plain', ''];
  const answer = {
    ok: address in files,
    text: async () => text,
    headers: new Map([['content-type', type]]),
  };
  return Promise.resolve(answer as unknown as Response);
};

it('takes the first form that is there', async () => {
  const request = serve({ '/a.md': ['text/markdown', '# A'] });
  await expect(fetchMarkdown(['/a.js.md', '/a.md'], request)).resolves.toBe('# A');
});

it('takes no page for Markdown', async () => {
  const request = serve({ '/a.md': ['text/html; charset=utf-8', '<h1>A</h1>'] });
  await expect(fetchMarkdown(['/a.md'], request)).rejects.toThrow(NoMarkdown);
});

it('says where it has looked', async () => {
  await expect(fetchMarkdown(['/a.js.md', '/a.md'], serve({}))).rejects.toThrow(
    'There is no Markdown at /a.js.md, /a.md',
  );
});

it('says that nothing arrives', async () => {
  const request = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchMarkdown(['/a.md'], request)).rejects.toThrow('Failed to fetch');
});

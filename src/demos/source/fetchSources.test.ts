import { fetchSources } from './fetchSources';

const html = ['Tags', 'Chips']
  .map((name) => `<figure data-demo=${name}><noscript>${name} text</noscript></figure>`)
  .join('');

it('asks once for all demos of a page, and again for another page', async () => {
  const getText = jest.fn(async () => html);
  const shown = await Promise.all([
    fetchSources('/a/', 'Tags', getText),
    fetchSources('/a/', 'Chips', getText),
  ]);
  expect(shown.map(({ files }) => files)).toEqual(['Tags text', 'Chips text']);
  await fetchSources('/b/', 'Tags', getText);
  expect(getText.mock.calls).toEqual([['/a/'], ['/b/']]);
});

it('asks again for a page that did not arrive', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(fetchSources('/c/', 'Tags', failing)).rejects.toThrow('offline');
  await expect(fetchSources('/c/', 'Tags', async () => html)).resolves.toMatchObject({
    files: 'Tags text',
  });
});

it('takes nothing from an answer that is no page', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 404 }) });
  await expect(fetchSources('/d/', 'Tags')).rejects.toThrow('/d/ answers 404');
});

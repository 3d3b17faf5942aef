import { fetchPage } from './fetchPage';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** A site that answers with a text. */
function answer(text: string, status = 200) {
  const asked = jest.fn(async () => new Response(text, { status }));
  globalThis.fetch = asked;
  return asked;
}

it('fetches the data of a page', async () => {
  const asked = answer('{"name":"Button"}');
  await expect(fetchPage('/assets/api/button.json?v=1')).resolves.toEqual({ name: 'Button' });
  expect(asked).toHaveBeenCalledWith('/assets/api/button.json?v=1');
});

it('takes nothing from an answer that is no page', async () => {
  answer('{"name":"Not found"}', 404);
  await expect(fetchPage('/assets/api/button.json')).rejects.toThrow(
    '/assets/api/button.json answers 404',
  );
});

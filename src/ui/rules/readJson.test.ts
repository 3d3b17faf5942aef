import { readJson } from './readJson';

it('gives what a file holds', async () => {
  await expect(readJson('/a.json', new Response('{"a":1}'))).resolves.toEqual({ a: 1 });
});

it.each([
  [new Response('', { status: 404 }), '/a.json answers 404'],
  [new Response('<p>'), 'JSON'],
])('rejects what is none', async (answer, message) => {
  await expect(readJson('/a.json', answer)).rejects.toThrow(message);
});

import { createErrorsSource } from './errorsSource';

const file = {
  format: 1,
  pages: [{ a: 'a/', t: 'A', d: 'x' }],
  messages: [['MUI: One', 0, 'one']],
};

it('fetches once, and after a failure again', async () => {
  const fetched: string[] = [];
  let answer: unknown = { format: 2 };
  const get = createErrorsSource(async (address) => {
    fetched.push(address);
    return answer;
  });
  await expect(get('/search/errors.json')).rejects.toThrow('no list of messages');
  answer = file;
  const opened = await get('/search/errors.json');
  expect(opened.file).toEqual(file);
  expect(await get('/search/errors.json')).toBe(opened);
  expect(fetched).toHaveLength(2);
});

import { keepPromise } from './keepPromise';

it('asks once for each key, and again after a failure', async () => {
  const kept = new Map<string, Promise<string>>();
  const ask = jest.fn(async () => 'there');
  const get = (key: string) => keepPromise(kept, key, ask);
  expect(get('a')).toBe(get('a'));
  expect(await get('b')).toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRejectedValueOnce(new Error('offline'));
  await expect(get('c')).rejects.toThrow('offline');
  expect(await get('c')).toBe('there');
});

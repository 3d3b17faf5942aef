import { fetchScript } from './fetchScript';

it('asks once, and again for what did not arrive', async () => {
  const ask = jest.fn(async (address: string) => new Blob([address]));
  const [first, second] = await Promise.all([fetchScript('/a.js', ask), fetchScript('/a.js', ask)]);
  expect(first).toBe(second);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRejectedValueOnce(new Error('offline'));
  await expect(fetchScript('/b.js', ask)).rejects.toThrow('offline');
  await expect(fetchScript('/b.js', ask)).resolves.toBeInstanceOf(Blob);
});

import { makeFolder } from '../../../tests/support/makeFolder';
import { openFactCache } from './factCache';

it('asks once for what takes its time, also in the next process, until the rules are others', async () => {
  const site = makeFolder();
  let asked = 0;
  const tell = async (rules: string, key: string) => {
    const cache = openFactCache(site.path, rules);
    const told = await cache.getLater(key, async () => {
      asked += 1;
      return key === 'a' ? null : 'wrong';
    });
    cache.save();
    return told;
  };
  expect([await tell('1', 'a'), await tell('1', 'a')]).toEqual([null, null]);
  expect(asked).toBe(1);
  expect([await tell('1', 'b'), await tell('2', 'b')]).toEqual(['wrong', 'wrong']);
  expect(asked).toBe(3);
});

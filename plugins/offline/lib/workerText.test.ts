import vm from 'node:vm';
import { workerText, type OfflineSite } from './workerText';

const site: OfflineSite = {
  release: 'a1',
  base: '/zh/',
  name: 'x',
  others: [],
  page: { some: '</script>\u2028"', none: '' },
};

it('says to the worker what it is, before the worker runs', () => {
  const self: { offlineSite?: OfflineSite; seen?: string } = {};
  vm.runInNewContext(workerText('self.seen = JSON.stringify(self.offlineSite);', site), { self });
  expect(JSON.parse(self.seen!)).toEqual(site);
});

it('is another text for another release', () => {
  expect(workerText('', site)).not.toBe(workerText('', { ...site, release: 'b2' }));
});

import { makeFolder } from '../../tests/support/makeFolder';
import { fileStamp } from './fileStamp';

it('is the same until a file is written, and another one then', () => {
  const site = makeFolder();
  const file = site.at('page.mdx');
  expect(fileStamp(file)).toBe(fileStamp(site.at('no-page.mdx')));
  site.write('page.mdx', 'one');
  const stamp = fileStamp(file);
  expect(stamp).not.toBe(fileStamp(site.at('no-page.mdx')));
  expect(fileStamp(file)).toBe(stamp);
  site.write('page.mdx', 'two words');
  expect(fileStamp(file)).not.toBe(stamp);
});

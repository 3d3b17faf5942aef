import path from 'node:path';
import { installedVersions } from './installedVersions';

it('reads what is installed and leaves out what is not', () => {
  const versions = installedVersions(path.resolve(__dirname, '../../../..'), ['react', 'no-such']);
  expect(Object.keys(versions)).toEqual(['react']);
  expect(versions.react).toMatch(/^\d+\.\d+\.\d+$/);
});

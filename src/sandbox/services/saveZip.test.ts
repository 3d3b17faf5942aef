/** @jest-environment jsdom */
import { SandboxUnavailable, type LoadedProject } from './loadProject';
import { saveZip } from './saveZip';

let isThere = false;
jest.mock('./zipProject', () => {
  if (!isThere) throw new Error('Loading chunk 12 failed');
  return { zipProject: () => new Uint8Array() };
});

const project = { choice: { name: 'OrderTags' }, files: {} } as LoadedProject;

it('says that something did not arrive where there is no network, and saves the file when there is one', async () => {
  await expect(saveZip(project)).rejects.toThrow(SandboxUnavailable);
  isThere = true;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await saveZip(project);
  expect(saved).toHaveBeenCalledTimes(1);
});

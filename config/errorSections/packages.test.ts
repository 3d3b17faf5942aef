/** @jest-environment node */
import path from 'node:path';
import { placeMessages } from '../../plugins/search/lib/errors/errorsOf';
import { packageMessages } from '../../plugins/search/lib/errors/packageMessages';
import { errorSections, internalMessages } from '.';
import { messagePackages } from './packages';

it('explains every message that the installed packages can print', () => {
  const root = path.resolve(__dirname, '../..');
  const messages = packageMessages(root, messagePackages, undefined);
  const { placed, unexplained, idle } = placeMessages(messages, errorSections, internalMessages);
  console.info(`${messages.length} messages, ${placed.length} of them and of others explained`);
  expect(messages.length).toBeGreaterThan(300);
  // Write a section for it (CONTRIBUTING, "What the search finds").
  expect(unexplained).toEqual([]);
  // Take these entries out.
  expect(idle).toEqual([]);
});

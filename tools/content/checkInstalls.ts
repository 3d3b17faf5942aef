import type { Fault, PageText } from './types';

/** Packages of the library that bring a version: a name without one stands for the newest major. */
const unpinned = /(?<![\w/])@mui\/[a-z0-9-]+(?!@|[\w-])/g;

/**
 * Finds commands that install a package of the library without saying which major version: the newest one is not
 * necessarily the one that the page documents.
 */
export function checkInstalls({ file, installs }: PageText): Fault[] {
  return installs.flatMap(({ command, line }) =>
    (command.match(unpinned) ?? []).map((name) => ({
      file,
      line,
      what: `installs ${name} without a version`,
      why: 'Readers get the newest major, and this site documents another one.',
      mend: `Write its major behind it: ${name}@${name.startsWith('@mui/x-') ? '8' : '7'}.`,
    })),
  );
}

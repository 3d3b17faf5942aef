import { keyOf } from '../../../support/keptFile';
import type { StyledFiles } from '../demoSources';

/** A digest of the files of a demo in all its stylings: 16 hexadecimal digits. */
export function digestOf(files: StyledFiles): string {
  const parts = Object.entries(files).map(([style, own]) => [
    style,
    own.map(({ name, source }) => [name, source]),
  ]);
  return keyOf(JSON.stringify(parts)).slice(0, 16);
}

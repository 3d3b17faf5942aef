import { keyOf } from '../../../support/keptFile';
import { textOfFiles } from '../keepSources';
import type { StyledFiles } from '../demoSources';

/** A digest of the files of a demo in all its stylings: 16 hexadecimal digits. */
export function digestOf(files: StyledFiles): string {
  return keyOf(textOfFiles(files)).slice(0, 16);
}

/**
 * What reading a file gives.
 * @returns undefined if the file is not there any more: between a list and a look, an editor or git may take one away
 */
export function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

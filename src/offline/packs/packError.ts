/**
 * Why a product is not saved, or not whole. `full`: there is no room. `unreachable`: no answer. `gone`: the host does not have a file of
 * the list. `refused`: the browser gives no storage. `broken`: the host's list is none.
 */
export type PackProblem = 'full' | 'unreachable' | 'gone' | 'refused' | 'broken';

/** A product could not be saved. */
export class PackError extends Error {
  constructor(
    readonly problem: PackProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PackError';
  }
}

/**
 * What the failure of a step means for the reader.
 * @param step - what was tried: asking the network, or putting into the storage, which reads the answer to its end
 */
export function packError(error: unknown, step: 'fetch' | 'put'): PackError {
  if (error instanceof PackError) return error;
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  const problem =
    name === 'QuotaExceededError'
      ? 'full'
      : step === 'fetch' || name === 'TypeError' || name === 'NetworkError'
        ? 'unreachable'
        : 'refused';
  return new PackError(problem, message, { cause: error });
}

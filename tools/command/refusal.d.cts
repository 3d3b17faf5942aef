/** Something that whoever runs a command has to mend; see refusal.cjs. */
export class Refusal extends Error {
  constructor(message: string, code?: 1 | 2);
  /** Of the process: 2 for wrong arguments, 1 for the rest. */
  readonly code: 1 | 2;
}

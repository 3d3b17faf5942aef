/** What a lock says of whoever holds it. */
export interface Holder {
  pid: number;
  /** As it is typed: `npm run build`. */
  command: string;
  /** When it was taken, in ISO form. */
  since: string;
}

export interface LockOptions {
  /** As it is typed, for whoever finds the lock taken. */
  command: string;
  /** What is locked, for the message: "both write build/". */
  why: string;
  /** Whether to wait for the other; without, a lock that is taken is an error. */
  wait: boolean;
  /** Shows a line. */
  say: (line: string) => void;
}

/** Takes a lock of the project; see commandLock.cjs. */
export function takeLock(root: string, name: string, options: LockOptions): Promise<() => void>;

/** Takes the first of these locks that is free; see commandLock.cjs. */
export function takeFirst(
  root: string,
  names: readonly string[],
  command: string,
): { name: string; release: () => void } | undefined;

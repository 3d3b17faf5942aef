import type { ChildProcess } from 'node:child_process';

/** Ends a process with the command that it works for; see endTogether.cjs. */
export function endTogether(child: ChildProcess): void;

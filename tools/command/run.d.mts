/** Runs a command of the project and waits for it; see run.mjs. */
export function run(
  command: string,
  args: string[],
  options: {
    cwd: string;
    env?: Record<string, string | undefined>;
    isHeld?: boolean;
    signal?: AbortSignal;
  },
): Promise<{ code: number; output: string }>;

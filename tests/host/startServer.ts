import { execFileSync, spawn } from 'node:child_process';
import net from 'node:net';

/** A server that runs. */
export interface Running {
  port: number;
  /** Content codings in which it sends files that lie there compressed. */
  encodings: readonly string[];
  stop: () => void;
}

/** What a program says about its version; nothing where it is not on this machine. */
export function versionOf(program: string, option: string): string | undefined {
  try {
    // Some say it on one stream, some on the other.
    const said = execFileSync('sh', ['-c', `exec ${program} ${option} 2>&1`], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return said.trim();
  } catch {
    return undefined;
  }
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts a server's program and waits until it listens.
 * @param command - the program and its arguments
 * @param port - of the loopback, on which it will listen
 * @param env - what its environment has beside this process's
 * @returns what ends it
 * @throws with what it says if it does not start
 */
export async function startServer(
  [program = '', ...args]: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<() => void> {
  const server = spawn(program, args, { stdio: 'pipe', env: { ...process.env, ...env } });
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  let hasEnded = false;
  server.once('exit', () => (hasEnded = true));
  while (!(await canConnect(port))) {
    if (hasEnded) throw new Error(`${program} does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => void server.kill('SIGTERM');
}

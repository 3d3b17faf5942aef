/** `failing`: answers with an error of its own. `unreachable`: nobody answers, or something on the way forbids it. */
export type ServiceState = 'ready' | 'failing' | 'unreachable';

/** Milliseconds that an answer may take. */
export const patience = 8000;

/**
 * Finds out whether a service can take a form. What becomes of the form itself, in a window of the service, a
 * page cannot see; so the service is asked before.
 * @param origin - of the service, e.g. `https://stackblitz.com`
 * @param ask - `fetch`
 */
export async function serviceState(origin: string, ask: typeof fetch): Promise<ServiceState> {
  const options = (): RequestInit => ({
    method: 'HEAD',
    credentials: 'omit',
    cache: 'no-store',
    // A firewall may swallow the question; nobody waits for minutes.
    signal: AbortSignal.timeout(patience),
  });
  try {
    const { status } = await ask(origin, options());
    return status >= 500 ? 'failing' : 'ready';
  } catch {
    // Nobody answered, or the service lets no other site read its answer. The second question tells which.
  }
  try {
    await ask(origin, { ...options(), mode: 'no-cors' });
    return 'ready';
  } catch {
    return 'unreachable';
  }
}

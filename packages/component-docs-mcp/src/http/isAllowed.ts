import type { IncomingHttpHeaders } from 'node:http';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request may be answered.
 * @param bound - the host that the server listens on, and origins that may call besides those of this computer
 * @returns why not; nothing if it may
 */
export function isAllowed(
  { origin, host = '' }: IncomingHttpHeaders,
  bound: { host: string; origins: readonly string[] },
): string | undefined {
  const isLocal = (address: string) =>
    URL.canParse(address) && loopback.test(new URL(address).hostname);
  const isBoundTo = (address: string) =>
    URL.canParse(address) &&
    new URL(address).hostname.replace(/^\[|\]$/g, '') === bound.host.replace(/^\[|\]$/g, '');
  const isEverywhere = bound.host === '0.0.0.0' || bound.host === '::';
  // Bound to all of a machine's addresses it has names that nobody told.
  if (!isEverywhere && !isLocal(`http://${host}`) && !isBoundTo(`http://${host}`)) {
    return `Host ${host.slice(0, 80)} is not where this server is`;
  }
  if (origin === undefined) return undefined;
  return isLocal(origin) || bound.origins.includes(origin)
    ? undefined
    : `Origin ${origin.slice(0, 80)} may not call; name it with --allow-origin`;
}

/**
 * The address that a request asks for, without the host: some clients name it there as they do to a proxy, and a server has to take
 * that (RFC 9112, 3.2.2).
 * @param {string | undefined} url as the request has it
 * @returns {string} path and query
 */
export function originForm(url = '/') {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return address === url || address.startsWith('/') ? address : `/${address}`;
}

import net from 'node:net';

function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A host name or a protocol that this machine does not have says nothing about the port.
      else if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EINVAL'].includes(error.code))
        resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Whether a server could listen on a port: on all addresses of this machine, and on that of the loopback alone, since some programs take
 * only that one.
 * @param {number} port 0 for any, which is always free
 * @param {string} [host] the one asked for
 * @returns {Promise<boolean>}
 * @throws what the system says otherwise, as for a port that needs rights
 */
export async function isPortFree(port, host) {
  for (const each of new Set([undefined, '0.0.0.0', '127.0.0.1', '::1', host])) {
    if (!(await canListen(port, each))) return false;
  }
  return true;
}

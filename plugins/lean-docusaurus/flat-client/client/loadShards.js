import routes, { shards } from '@generated/routes';

/** @type {Map<string, Promise<void>>} */
const loads = new Map();

/** The list that a shard's routes belong to: Docusaurus reads it at every render. */
function listAt(parent) {
  return parent.reduce((list, index) => list[index].routes, routes);
}

/**
 * Fetches the route tables that an address needs and puts them where Docusaurus looks.
 * @param {string} pathname
 * @returns {Promise<unknown>}
 */
export default function loadShards(pathname) {
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return Promise.all(
    shards
      .filter(([prefix, , , from = '', to]) => {
        const rest = address.slice(prefix.length);
        return address.startsWith(prefix) && rest >= from && (to === undefined || rest < to);
      })
      .map(([prefix, parent, load, from]) => {
        const key = `${prefix} ${parent} ${from}`;
        const known = loads.get(key);
        if (known) return known;
        const loading = load().then((module) => {
          listAt(parent).push(...module.default);
        });
        loads.set(key, loading);
        // A table that did not arrive is asked for again at the next visit.
        loading.catch(() => loads.delete(key));
        return loading;
      }),
  );
}

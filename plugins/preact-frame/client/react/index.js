import compat, {
  useLayoutEffect,
  useState,
  useSyncExternalStore as useStoreOfPreact,
} from 'preact/compat';
import { isHydrating } from '../hydration';

export * from 'preact/compat';

/**
 * React's hook. Preact's leaves the server's snapshot aside, and while it takes over HTML it leaves attributes as they
 * are: a value that only the browser knows would never get into them. So the first pass renders what the server rendered.
 * @template Value
 * @param {(listener: () => void) => () => void} subscribe
 * @param {() => Value} getSnapshot
 * @param {() => Value} [getServerSnapshot]
 * @returns {Value}
 */
export function useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot) {
  const [asServer, setAsServer] = useState(() => isHydrating() && getServerSnapshot !== undefined);
  useLayoutEffect(() => setAsServer(false), []);
  const value = useStoreOfPreact(subscribe, getSnapshot);
  return asServer ? getServerSnapshot() : value;
}

export default { ...compat, useSyncExternalStore };

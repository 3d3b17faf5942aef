import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { anchorVersion, isNewer } from '../lens/rules/anchorVersion';
import { parseInstalled } from '../lens/rules/installed';
import { usePreference } from '../preferences';
import { fetchHistory } from './fetchHistory';
import type { ServedHistory } from './rules/servedHistory';

/**
 * The version that a reader needs for what is at an address, if it is newer than the installed one.
 * @param address - of a page below the base of its language, with its last slash: `x/api/charts/bar-chart/`
 * @param anchor - of a row; '' for the page
 */
export type Needed = (address: string, anchor: string) => string | undefined;

/**
 * Tells what is newer than the reader's versions, for those who list symbols of several products.
 * @param isWanted - whether anything is listed yet
 * @returns undefined as long as nothing is known: no version was said, or the histories are on their way
 */
export function useNeeded(isWanted: boolean): Needed | undefined {
  const [text] = usePreference('installed');
  const baseUrl = useBaseUrl('/');
  const [needed, setNeeded] = useState<Needed>();
  useEffect(() => {
    if (!isWanted || text === '') return undefined;
    let isCurrent = true;
    const installed = parseInstalled(text);
    const load = (product: string): Promise<ServedHistory | undefined> =>
      // Nothing is known of some products, and a network may fail: their symbols are not marked.
      fetchHistory(baseUrl, product).catch(() => undefined);
    void Promise.all(Object.keys(installed).map(load)).then((all) => {
      const histories = all.filter((each) => each !== undefined);
      if (!isCurrent) return;
      setNeeded(() => (address: string, anchor: string) => {
        const pathname = `/${address.replace(/\/$/, '')}`;
        for (const history of histories) {
          const version = anchorVersion(history, pathname, anchor);
          const own = installed[history.product];
          if (version !== undefined && own !== undefined && isNewer(version, own)) return version;
        }
        return undefined;
      });
    });
    return () => {
      isCurrent = false;
      setNeeded(undefined);
    };
  }, [isWanted, text, baseUrl]);
  return needed;
}

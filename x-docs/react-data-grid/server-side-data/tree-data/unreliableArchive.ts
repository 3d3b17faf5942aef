import { type GridDataSource } from '@mui/x-data-grid-pro';
import { askArchive, getChildrenCount, getGroupKey } from './archive';

/** The archive, whose branches fail to load while it is offline. */
export function createUnreliableArchive() {
  let isOffline = true;

  const dataSource: GridDataSource = {
    getRows: async (params) => {
      const answer = await askArchive(params);
      if (params.groupKeys?.length && isOffline) {
        throw new Error('The archive is offline.');
      }
      return answer;
    },
    getGroupKey,
    getChildrenCount,
  };

  const setOffline = (offline: boolean) => {
    isOffline = offline;
  };

  return { dataSource, setOffline };
}

import { type GridDataSource } from '@mui/x-data-grid-premium';
import { askRides, getChildrenCount, getGroupKey } from './rides';

/** A data source that loads the cities, but no city while it is offline. */
export const createUnreliableSource = (
  isOffline: () => boolean,
): GridDataSource => ({
  getRows: async (params) => {
    const response = await askRides(params);
    if (params.groupKeys?.length && isOffline()) {
      throw new Error('the dispatch center does not answer.');
    }
    return response;
  },
  getGroupKey,
  getChildrenCount,
});

import {
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { askScans } from './scans';

/** A data source whose every third request fails. */
export function createUnreliableSource(
  onSuccess: (params: GridGetRowsParams) => void,
): GridDataSource {
  let requests = 0;
  return {
    getRows: async (params) => {
      requests += 1;
      const fails = requests % 3 === 0;
      const response = await askScans(params);
      if (fails) {
        throw new Error('The depot does not answer.');
      }
      onSuccess(params);
      return response;
    },
  };
}

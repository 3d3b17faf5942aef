import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { dishes, type Dish } from './arabicDishes';

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'الطبق', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'المدينة', width: 120 },
  { field: 'minutes', headerName: 'الدقائق', type: 'number', width: 100 },
];

const rtlCache = createCache({
  key: 'grid-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

// The locale has no text for the range of rows, so add it.
const localeText: Partial<GridLocaleText> = {
  ...arSD.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} من ${count}`,
};

const toRtl = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function ArabicGrid() {
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={toRtl}>
        <Box
          role="region"
          aria-label="أطباق"
          dir="rtl"
          lang="ar"
          sx={{ height: 320, width: '100%' }}
        >
          <DataGrid rows={dishes} columns={columns} localeText={localeText} />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}

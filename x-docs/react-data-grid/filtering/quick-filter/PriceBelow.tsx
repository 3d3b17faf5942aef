import Box from '@mui/material/Box';
import { DataGrid, type GetApplyQuickFilterFn } from '@mui/x-data-grid';
import { columns, teas, type Tea } from './teas';

// "<10" asks for a lower price; any other word skips this column.
const priceBelow: GetApplyQuickFilterFn<Tea, number> = (word: string) => {
  const match = /^<(\d+)$/.exec(word);
  return match ? (price) => price < Number(match[1]) : null;
};

const columnsWithPriceSearch = columns.map((column) =>
  column.field === 'price'
    ? { ...column, getApplyQuickFilterFn: priceBelow }
    : column,
);

export default function PriceBelow() {
  return (
    <Box
      role="region"
      aria-label="Teas under ten euros"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={columnsWithPriceSearch}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['<10'] } },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { cafes, name, seats, stars, type Cafe } from './cafes';

function StarInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const rating = React.useRef<HTMLElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => rating.current?.querySelector('input')?.focus(),
  }));

  return (
    <Box
      role="radiogroup"
      aria-label="Least number of stars"
      sx={{ display: 'flex', alignItems: 'end', height: 44 }}
    >
      <Rating
        ref={rating}
        name={`stars-${item.id ?? 'filter'}`}
        value={Number(item.value) || null}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Cafe, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (cell) => cell >= value : null),
  InputComponent: StarInput,
};

const columns: GridColDef<Cafe>[] = [
  name,
  seats,
  { ...stars, filterOperators: [atLeast] },
];

export default function StarFilter() {
  return (
    <Box
      role="region"
      aria-label="Cafés, filtered with stars"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={cafes}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'stars', operator: 'atLeast', value: 4 }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}

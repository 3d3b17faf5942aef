import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { cafes, name, seats, stars, type Cafe } from './cafes';

function StarInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const rating = React.useRef<HTMLElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => rating.current?.querySelector('input')?.focus(),
  }));

  return (
    <Rating
      ref={rating}
      role="radiogroup"
      aria-label="Least number of stars"
      value={Number(item.value) || null}
      onChange={(_, value) => applyValue({ ...item, value })}
      sx={{ display: 'flex', alignItems: 'end', height: 44 }}
    />
  );
}

const atLeast: GridFilterOperator<Cafe, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (cell) => cell >= value : null),
  InputComponent: StarInput,
};

const columns = [name, seats, { ...stars, filterOperators: [atLeast] }];

const filterModel = {
  items: [{ field: 'stars', operator: 'atLeast', value: 4 }],
};

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
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </Box>
  );
}

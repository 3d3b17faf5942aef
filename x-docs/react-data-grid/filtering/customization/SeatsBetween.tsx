import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { cafes, name, seats, stars, type Cafe } from './cafes';

type Bounds = [string, string];

function BetweenInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const bounds: Bounds = item.value ?? ['', ''];

  const field = (index: 0 | 1, label: string) => (
    <TextField
      label={label}
      type="number"
      size="small"
      value={bounds[index]}
      inputRef={index === 0 ? focusElementRef : undefined}
      onChange={(event) => {
        const next: Bounds = [...bounds];
        next[index] = event.target.value;
        applyValue({ ...item, value: next });
      }}
    />
  );

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'end' }}>
      {field(0, 'From')}
      {field(1, 'To')}
    </Stack>
  );
}

const between: GridFilterOperator<Cafe, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: Bounds = value ?? ['', ''];
    return from === '' || to === ''
      ? null
      : (cell) => cell >= Number(from) && cell <= Number(to);
  },
  InputComponent: BetweenInput,
  getValueAsString: ([from, to]: Bounds) => `${from} to ${to}`,
};

const columns: GridColDef<Cafe>[] = [
  name,
  stars,
  { ...seats, filterOperators: [between] },
];

export default function SeatsBetween() {
  return (
    <Box
      role="region"
      aria-label="Cafés, filtered by a range of seats"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={cafes}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'seats', operator: 'between', value: ['20', '60'] },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { cabins, type Cabin } from './cabins';
import { codeColumn } from './codeColumn';

function CodeEditor(params: GridRenderEditCellParams<Cabin, string>) {
  const { api, id, field, value, hasFocus, row, error } = params;
  const input = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(value ?? '');

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value.toUpperCase();
    setText(next);
    api.setEditCellValue({ id, field, value: next, debounceMs: 300 });
  };

  return (
    <InputBase
      inputRef={input}
      value={text}
      onChange={change}
      error={error}
      fullWidth
      inputProps={{ 'aria-label': `Code of ${row.name}` }}
      sx={{ px: 1, color: error ? 'error.main' : undefined }}
    />
  );
}

const columns: GridColDef<Cabin>[] = [
  { field: 'name', headerName: 'Cabin', flex: 1, minWidth: 120 },
  { ...codeColumn, renderEditCell: (params) => <CodeEditor {...params} /> },
];

export default function DebouncedCode() {
  return (
    <Box
      role="region"
      aria-label="Cabins, codes are checked after a pause"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid rows={cabins} columns={columns} hideFooter />
    </Box>
  );
}

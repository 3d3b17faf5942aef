import * as React from 'react';
import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import * as locales from '@mui/material/locale';

type Code = keyof typeof locales;
const codes = Object.keys(locales).toSorted() as Code[];

export default function ShippedLocales() {
  const outer = useTheme();
  const [code, setCode] = React.useState<Code>('ptBR');
  const [page, setPage] = React.useState(0);
  const theme = React.useCallback(
    (): Theme => ({ ...outer, components: locales[code].components ?? {} }),
    [outer, code],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TextField
        select
        fullWidth
        label={`One of ${codes.length} locales`}
        value={code}
        onChange={({ target }) => setCode(target.value as Code)}
        slotProps={{ select: { native: true } }}
      >
        {codes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <Box lang={code.slice(0, 2)} sx={{ overflowX: 'auto', mt: 1 }}>
          <TablePagination
            component="div"
            count={48}
            page={page}
            rowsPerPage={10}
            rowsPerPageOptions={[]}
            onPageChange={(_event, value) => setPage(value)}
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { enUS, fiFI, itIT, plPL } from '@mui/material/locale';
import { LanguageToggle } from './LanguageToggle';

const languages = {
  en: { texts: enUS, guest: 'Guest' },
  fi: { texts: fiFI, guest: 'Vieras' },
  it: { texts: itIT, guest: 'Ospite' },
  pl: { texts: plPL, guest: 'Gość' },
};
type Language = keyof typeof languages;

export default function ReservationTexts() {
  const outer = useTheme();
  const [language, setLanguage] = React.useState<Language>('fi');
  const [page, setPage] = React.useState(1);
  const [size, setSize] = React.useState(10);
  const { texts, guest } = languages[language];
  const theme = React.useCallback(
    (): Theme => ({ ...outer, components: texts.components ?? {} }),
    [outer, texts],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <LanguageToggle
        languages={Object.keys(languages) as Language[]}
        value={language}
        onChange={setLanguage}
      />
      <ThemeProvider theme={theme}>
        <Box lang={language} sx={{ overflowX: 'auto', pt: 1 }}>
          <Autocomplete
            options={[] as string[]}
            renderInput={(params) => <TextField {...params} label={guest} />}
          />
          <TablePagination
            component="div"
            count={84}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[10, 20]}
            onPageChange={(_event, value) => setPage(value)}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
          />
        </Box>
      </ThemeProvider>
    </Stack>
  );
}

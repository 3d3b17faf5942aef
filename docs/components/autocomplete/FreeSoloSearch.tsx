import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

const recent = ['pumpkin soup', 'plum cake', 'potato gratin', 'pear tart'];

export default function FreeSoloSearch() {
  const [query, setQuery] = React.useState<string | null>(null);

  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        freeSolo
        options={recent}
        value={query}
        onChange={(event, next) => setQuery(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search recipes"
            slotProps={{
              input: {
                ...params.InputProps,
                type: 'search',
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {query ? `Searching for "${query}"` : 'Press Enter to search'}
      </Typography>
    </Stack>
  );
}

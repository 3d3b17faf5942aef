import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Airport, airports } from './airports';

function rank({ code, city, region }: Airport, word: string) {
  if (code.toLowerCase() === word) {
    return 0;
  }
  if (city.toLowerCase().startsWith(word)) {
    return 1;
  }
  return `${city} ${region}`.toLowerCase().includes(word) ? 2 : undefined;
}

function filterAndSort(options: Airport[], { inputValue = '' }) {
  const words = inputValue.toLowerCase().split(/\s+/).filter(Boolean);

  return options
    .map((airport) => ({
      airport,
      ranks: words.map((word) => rank(airport, word)),
    }))
    .filter(({ ranks }) => !ranks.includes(undefined))
    .sort((a, b) => (a.ranks[0] ?? 0) - (b.ranks[0] ?? 0))
    .map(({ airport }) => airport);
}

export default function RankedFilter() {
  return (
    <Autocomplete
      options={airports}
      getOptionLabel={({ city, region }) => `${city}, ${region}`}
      filterOptions={filterAndSort}
      renderInput={(params) => (
        <TextField {...params} label="Try “europe li” or “sea”" />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}

import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';

export default function ClearableField() {
  const [query, setQuery] = React.useState('oak table');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <TextField
      label="Search the catalog"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      inputRef={inputRef}
      className="w-85 max-w-full"
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start" disablePointerEvents>
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: query !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Clear search" onClick={clear}>
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

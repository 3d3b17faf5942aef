import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SavedSearches() {
  const [searches, setSearches] = React.useState(['2 rooms', 'Balcony']);
  const [message, setMessage] = React.useState('Pick a saved search.');

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 }}
    >
      {searches.map((name) => (
        <Chip
          key={name}
          label={name}
          onClick={() => setMessage(`Searching for: ${name}`)}
          onDelete={() => {
            setSearches((current) => current.filter((other) => other !== name));
            setMessage(`Removed: ${name}`);
          }}
        />
      ))}
      <Typography role="status" variant="body2" color="textSecondary">
        {message}
      </Typography>
    </Stack>
  );
}

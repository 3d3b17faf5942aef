import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const everyone = ['nora@atelier.example', 'piet@atelier.example'];

export default function RecipientChips() {
  const [recipients, setRecipients] = React.useState(everyone);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 }}
    >
      {recipients.map((address, index) => (
        <Chip
          key={address}
          label={address}
          variant={index === 0 ? 'filled' : 'outlined'}
          onDelete={() =>
            setRecipients((current) =>
              current.filter((other) => other !== address),
            )
          }
        />
      ))}
      {recipients.length < everyone.length && (
        <Button size="small" onClick={() => setRecipients(everyone)}>
          Restore
        </Button>
      )}
    </Stack>
  );
}

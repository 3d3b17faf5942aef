import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  const [members, setMembers] = React.useState(true);
  const [update, setUpdate] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ minHeight: 104, alignItems: 'stretch' }}>
      {members && (
        <Alert
          severity="info"
          closeText="Close the note on members"
          onClose={() => setMembers(false)}
        >
          Two people joined your team this week.
        </Alert>
      )}
      {update && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setUpdate(false)}
            >
              Restart
            </Button>
          }
        >
          Version 4.1 is ready to be installed.
        </Alert>
      )}
      {!members && !update && (
        <Button
          onClick={() => {
            setMembers(true);
            setUpdate(true);
          }}
        >
          Show both again
        </Button>
      )}
    </Stack>
  );
}

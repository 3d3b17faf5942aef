import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NotificationsIcon from '@mui/icons-material/NotificationsNone';

function describe(count: number) {
  if (count === 0) {
    return 'no new alerts';
  }
  return count > 9 ? 'more than 9 new alerts' : `${count} new alerts`;
}

export default function AnnouncedBadge() {
  const [count, setCount] = React.useState(8);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <IconButton
        aria-label={`Alerts, ${describe(count)}. Mark as read`}
        onClick={() => setCount(0)}
      >
        <Badge badgeContent={count} max={9} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Button variant="outlined" onClick={() => setCount((value) => value + 1)}>
        Trigger an alert
      </Button>
      <Typography role="status" variant="body2" color="textSecondary">
        You have {describe(count)}.
      </Typography>
    </Stack>
  );
}

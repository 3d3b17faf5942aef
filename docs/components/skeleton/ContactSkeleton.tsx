import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';

export default function ContactSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box>
      <Card variant="outlined" sx={{ maxWidth: 340, mb: 1 }}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar>IM</Avatar>
            )
          }
          title={loading ? <Skeleton width="60%" /> : 'Ines Moreau'}
          subheader={loading ? <Skeleton width="40%" /> : 'Violin maker, Lyon'}
        />
      </Card>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Loading"
      />
    </Box>
  );
}

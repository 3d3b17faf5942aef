import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const Status = styled('p')<{ full: boolean }>(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  border: '2px solid',
  borderColor: theme.palette.success.main,
  variants: [
    {
      props: { full: true },
      style: { borderColor: theme.palette.error.main, borderStyle: 'dashed' },
    },
  ],
}));

export default function SeatStatus() {
  const [full, setFull] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="Car deck is full"
        control={<Switch checked={full} onChange={() => setFull(!full)} />}
      />
      <Status full={full}>
        {full ? 'Foot passengers only' : 'Cars welcome'}
      </Status>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Bar = styled('div')<{ load: number }>(({ theme, load }) => ({
  height: 16,
  marginBlock: theme.spacing(1),
  width: `${load}%`,
  backgroundColor: theme.palette.info.main,
  variants: [
    {
      props: (props) => props.load > 80,
      style: { backgroundColor: theme.palette.warning.main },
    },
  ],
}));

export default function LoadBar() {
  const [load, setLoad] = React.useState(45);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      Truck 7 carries {load}% of its load
      <Bar load={load} />
      <Button size="small" onClick={() => setLoad(load === 45 ? 90 : 45)}>
        {load === 45 ? 'Add pallets' : 'Unload pallets'}
      </Button>
    </Box>
  );
}

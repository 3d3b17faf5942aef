import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import BathtubIcon from '@mui/icons-material/Bathtub';
import BathtubOutlinedIcon from '@mui/icons-material/BathtubOutlined';
import KitchenIcon from '@mui/icons-material/Kitchen';
import KitchenOutlinedIcon from '@mui/icons-material/KitchenOutlined';
import PetsIcon from '@mui/icons-material/Pets';
import PetsOutlinedIcon from '@mui/icons-material/PetsOutlined';

const amenities = [
  { label: 'Bathtub', Filled: BathtubIcon, Outlined: BathtubOutlinedIcon },
  { label: 'Kitchen', Filled: KitchenIcon, Outlined: KitchenOutlinedIcon },
  { label: 'Pets welcome', Filled: PetsIcon, Outlined: PetsOutlinedIcon },
];

export default function RoomAmenities() {
  const [outlined, setOutlined] = React.useState(true);

  return (
    <Box>
      <FormControlLabel
        label="Outlined icons"
        control={
          <Switch checked={outlined} onChange={() => setOutlined(!outlined)} />
        }
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
        {amenities.map(({ label, Filled, Outlined }) => (
          <Stack key={label} direction="row" spacing={1}>
            {outlined ? <Outlined color="action" /> : <Filled color="action" />}
            <span>{label}</span>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

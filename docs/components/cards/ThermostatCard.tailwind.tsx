import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';

export default function ThermostatCard() {
  const [degrees, setDegrees] = React.useState(20);
  const [on, setOn] = React.useState(true);

  return (
    <Card className="max-w-[360px]">
      <CardHeader
        title={on ? `${degrees} °C` : 'Off'}
        subheader="Living room"
        action={
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
            slotProps={{ input: { 'aria-label': 'Heating' } }}
          />
        }
      />
      <CardActions disableSpacing className="gap-4">
        <IconButton
          aria-label="Colder"
          disabled={!on || degrees === 15}
          onClick={() => setDegrees(degrees - 1)}
        >
          <RemoveIcon />
        </IconButton>
        <Slider
          aria-label="Target temperature"
          disabled={!on}
          min={15}
          max={25}
          value={degrees}
          onChange={(_event, value) => setDegrees(value as number)}
        />
        <IconButton
          aria-label="Warmer"
          disabled={!on || degrees === 25}
          onClick={() => setDegrees(degrees + 1)}
        >
          <AddIcon />
        </IconButton>
      </CardActions>
    </Card>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const passes = [
  { name: 'Day', price: '€9', text: 'Until midnight' },
  { name: 'Week', price: '€34', text: 'Any seven days' },
  { name: 'Month', price: '€89', text: 'With night buses' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Week');

  return (
    <Box
      role="group"
      aria-label="Travel pass"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {passes.map(({ name, price, text }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
            }}
          >
            <CardContent>
              <Typography variant="h6" component="p">
                {name} {price}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

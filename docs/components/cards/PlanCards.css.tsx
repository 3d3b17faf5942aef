import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './PlanCards.css';

const passes = [
  { name: 'Day', price: '€9', text: 'Until midnight' },
  { name: 'Week', price: '€34', text: 'Any seven days' },
  { name: 'Month', price: '€89', text: 'With night buses' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Week');

  return (
    <div role="group" aria-label="Travel pass" className="plan-cards">
      {passes.map(({ name, price, text }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            className="plan-cards-pass"
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
    </div>
  );
}

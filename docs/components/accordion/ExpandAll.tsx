import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const parts = [
  { name: 'Frame', text: 'Steel, 56 cm, dark green' },
  { name: 'Wheels', text: '28 inch, puncture-proof' },
  { name: 'Lights', text: 'Dynamo with parking light' },
];

export default function ExpandAll() {
  const [open, setOpen] = React.useState(['Wheels']);
  const id = React.useId();
  const allOpen = open.length === parts.length;

  return (
    <div>
      <Button
        sx={{ mb: 1 }}
        onClick={() => setOpen(allOpen ? [] : parts.map(({ name }) => name))}
      >
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {parts.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(
              expanded
                ? [...open, name]
                : open.filter((other) => other !== name),
            )
          }
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${name}-header`}
            aria-controls={`${id}-${name}-content`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

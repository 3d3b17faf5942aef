import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const weeks = [
  { name: 'Week 1: Vowels', text: 'Six lessons, 40 minutes', locked: false },
  { name: 'Week 2: Consonants', text: 'Opens next Monday', locked: true },
];

export default function DisabledAccordion() {
  const id = React.useId();

  return (
    <div>
      {weeks.map(({ name, text, locked }, index) => (
        <Accordion key={name} disabled={locked}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
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

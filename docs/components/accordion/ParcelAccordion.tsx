import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const answers = [
  {
    question: 'How long does a parcel take?',
    answer: 'Two working days inside the country, four abroad.',
  },
  {
    question: 'Can I change the address?',
    answer: 'Yes, until the parcel leaves the sorting center.',
  },
];

export default function ParcelAccordion() {
  const id = React.useId();

  return (
    <div>
      {answers.map(({ question, answer }, index) => (
        <Accordion key={question}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{question}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

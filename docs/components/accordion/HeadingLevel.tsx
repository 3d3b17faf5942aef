import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

export default function HeadingLevel() {
  const id = React.useId();

  return (
    <Accordion slotProps={{ heading: { component: 'h4' } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">This title is an h4</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography>
          It belongs to a section that has an h3 as its title.
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}

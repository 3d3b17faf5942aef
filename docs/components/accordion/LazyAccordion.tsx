import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const scores = Array.from({ length: 200 }, (_, index) => (index * 37) % 101);

function Scores() {
  const best = Math.max(...scores);

  return (
    <Typography>
      {scores.length} games, best result {best}
    </Typography>
  );
}

export default function LazyAccordion() {
  const id = React.useId();

  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">Results of the season</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Scores />
      </AccordionDetails>
    </Accordion>
  );
}

import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function OpenAccordion() {
  const id = React.useId();

  return (
    <Accordion defaultExpanded>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">Today’s tasks</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography>Water the tomatoes and turn the compost.</Typography>
      </AccordionDetails>
      <AccordionActions>
        <Button>Postpone</Button>
        <Button>Done</Button>
      </AccordionActions>
    </Accordion>
  );
}

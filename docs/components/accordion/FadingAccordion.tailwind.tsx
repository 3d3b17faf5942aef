import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function FadingAccordion() {
  const [expanded, setExpanded] = React.useState(false);
  const id = React.useId();

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 400 } }}
      classes={{ region: expanded ? 'h-auto' : 'h-0' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">Sources of this chart</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography>Harbor office, daily counts from 1998 to 2024.</Typography>
      </AccordionDetails>
    </Accordion>
  );
}

import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import './SingleAccordion.css';

const floors = ['Prints and drawings', 'Ceramics', 'Roof garden'];

export default function SingleAccordion() {
  const [floor, setFloor] = React.useState<number | false>(0);
  const id = React.useId();

  return (
    <div>
      {floors.map((name, index) => (
        <Accordion
          key={name}
          disableGutters
          elevation={0}
          square
          className="single-accordion-item"
          expanded={floor === index}
          onChange={(_event, expanded) => setFloor(expanded && index)}
        >
          <AccordionSummary
            className="single-accordion-header"
            expandIcon={floor === index ? <RemoveIcon /> : <AddIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>Floor {index + 1}, open until 18:00</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

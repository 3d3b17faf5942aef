import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const notes = [
  ['Moorings', 'Two buoys were replaced. The third follows in May.'],
  ['Crane', 'Out of order until Monday.'],
  ['Visitors', 'A school class comes on Thursday at 10 a.m.'],
  ['Fuel', 'The price is fixed until the end of the month.'],
];

export default function NotesMasonry() {
  return (
    <Masonry
      columns={2}
      spacing={2}
      defaultHeight={230}
      defaultColumns={2}
      defaultSpacing={2}
    >
      {notes.map(([title, text], index) => (
        <div key={title}>
          <Accordion variant="outlined" defaultExpanded={index === 0}>
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              {title}
            </AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        </div>
      ))}
    </Masonry>
  );
}

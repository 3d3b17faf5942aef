import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import MuiAccordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import MuiAccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Item = styled((props: AccordionProps) => (
  <MuiAccordion disableGutters elevation={0} square {...props} />
))(({ theme }) => ({
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  '&:not(:last-of-type)': { borderBottom: 0 },
  '&::before': { display: 'none' },
}));

const Header = styled(MuiAccordionSummary)(({ theme }) => ({
  gap: theme.spacing(1),
  flexDirection: 'row-reverse',
  backgroundColor: (theme.vars || theme).palette.action.hover,
}));

const floors = ['Prints and drawings', 'Ceramics', 'Roof garden'];

export default function SingleAccordion() {
  const [floor, setFloor] = React.useState<number | false>(0);
  const id = React.useId();

  return (
    <div>
      {floors.map((name, index) => (
        <Item
          key={name}
          expanded={floor === index}
          onChange={(_event, expanded) => setFloor(expanded && index)}
        >
          <Header
            expandIcon={floor === index ? <RemoveIcon /> : <AddIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{name}</Typography>
          </Header>
          <AccordionDetails>
            <Typography>Floor {index + 1}, open until 18:00</Typography>
          </AccordionDetails>
        </Item>
      ))}
    </div>
  );
}

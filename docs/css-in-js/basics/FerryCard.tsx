import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Root = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${theme.palette.primary.main}`,
}));

const Time = styled('strong')({ display: 'block', fontSize: '1.25rem' });

export default function FerryCard() {
  return (
    <Root variant="outlined">
      <Time>8:45 AM</Time>
      Ferry to Vashon, gate 2
    </Root>
  );
}

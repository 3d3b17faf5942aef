import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Berth = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  [theme.containerQueries.up(320)]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
  },
}));

const panels = [
  { berth: 'Berth 4', width: 200 },
  { berth: 'Berth 5', width: 400 },
];

export default function BerthPanels() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, color: 'text.primary' }}
    >
      {panels.map(({ berth, width }) => (
        <Box
          key={berth}
          sx={{ containerType: 'inline-size', width, maxWidth: 1 }}
        >
          <Berth>
            <Typography>{berth}</Typography>
            <Typography color="text.secondary">Free until 6:00 PM</Typography>
          </Berth>
        </Box>
      ))}
    </Box>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CoffeeIcon from '@mui/icons-material/CoffeeOutlined';
import PrintIcon from '@mui/icons-material/Print';

export default function DecorativeIcons() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
    >
      <Button variant="outlined" startIcon={<PrintIcon />}>
        Print the ticket
      </Button>
      <Stack direction="row" sx={{ gap: 1 }}>
        <CoffeeIcon color="action" />
        <Typography>Coach 7 serves coffee</Typography>
      </Stack>
    </Stack>
  );
}

import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import PrintIcon from '@mui/icons-material/Print';
import VegetarianIcon from '@mui/icons-material/Grass';

export default function SemanticIcons() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
    >
      <IconButton aria-label="Print the ticket">
        <PrintIcon />
      </IconButton>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Typography>Pumpkin risotto</Typography>
        <VegetarianIcon color="success" titleAccess="Vegetarian" />
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Typography>Onion tart</Typography>
        <Icon
          baseClassName="leaf"
          sx={{
            color: 'success.main',
            lineHeight: 1,
            '&::before': { content: '"✿"' },
          }}
        />
        <Typography sx={visuallyHidden}>Vegan</Typography>
      </Stack>
    </Stack>
  );
}

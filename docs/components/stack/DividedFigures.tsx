import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividedFigures() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Typography>18 °C</Typography>
      <Typography>Wind 4 m/s</Typography>
      <Typography>UV 3</Typography>
    </Stack>
  );
}

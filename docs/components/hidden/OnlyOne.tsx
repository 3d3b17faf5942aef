import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function OnlyOne() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="Always shown" />
      <Chip
        label="Hidden on lg only"
        sx={{ display: { lg: 'none', xl: 'inline-flex' } }}
      />
      <Chip
        label="Hidden on xs only"
        sx={(theme) => ({
          [theme.breakpoints.only('xs')]: { display: 'none' },
        })}
      />
    </Stack>
  );
}

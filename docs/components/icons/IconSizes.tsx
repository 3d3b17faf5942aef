import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/Anchor';

export default function IconSizes() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <AnchorIcon fontSize="small" />
      <AnchorIcon />
      <AnchorIcon fontSize="large" />
      <AnchorIcon sx={{ fontSize: 56 }} />
      <Typography variant="h5" component="p">
        Harbor{' '}
        <AnchorIcon fontSize="inherit" sx={{ verticalAlign: '-0.1em' }} />
      </Typography>
    </Stack>
  );
}

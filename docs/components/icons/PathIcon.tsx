import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function TentIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3 1.5 20.5h7L12 13l3.5 7.5h7z" />
    </SvgIcon>
  );
}

export default function PathIcon() {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TentIcon color="success" />
      <Typography>12 pitches left</Typography>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import { type SxProps, type Theme } from '@mui/material/styles';

interface RoomLabelProps {
  name: string;
  sx?: SxProps<Theme>;
}

function RoomLabel({ name, sx = [] }: RoomLabelProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, borderRadius: 1, typography: 'body2' },
        { bgcolor: 'action.selected', color: 'text.primary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {name}
    </Box>
  );
}

export default function RoomLabels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <RoomLabel name="Studio" />
      <RoomLabel name="Archive" sx={{ fontStyle: 'italic' }} />
      <RoomLabel
        name="Main hall"
        sx={(theme) => ({ fontWeight: theme.typography.fontWeightBold })}
      />
    </Box>
  );
}

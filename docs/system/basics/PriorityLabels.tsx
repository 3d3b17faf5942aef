import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1),
  borderRadius: theme.shape.borderRadius,
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  color: (theme.vars ?? theme).palette.text.primary,
}));

export default function PriorityLabels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Label>Later</Label>
      <Label>This week</Label>
      <Label
        sx={{
          bgcolor: 'text.primary',
          color: 'background.paper',
          fontWeight: 'bold',
        }}
      >
        Today
      </Label>
    </Box>
  );
}

import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const desks = ['Reception', 'Pharmacy', 'Laboratory'];

export default function ResponsiveContacts() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, lg: 4 }}
      useFlexGap
    >
      {desks.map((desk, index) => (
        <Paper key={desk} variant="outlined" sx={{ flex: 1, p: 1.5 }}>
          {desk}: {410 + index}
        </Paper>
      ))}
    </Stack>
  );
}

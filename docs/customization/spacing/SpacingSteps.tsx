import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = [0.5, 1, 2, 3, 4, 8];

export default function SpacingSteps() {
  return (
    <Stack spacing={1}>
      {steps.map((step) => (
        <Stack
          key={step}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Typography variant="body2" sx={{ width: 96 }}>
            spacing({step})
          </Typography>
          <Box
            sx={(theme) => ({
              width: theme.spacing(step),
              height: 16,
              bgcolor: 'primary.main',
            })}
          />
        </Stack>
      ))}
    </Stack>
  );
}

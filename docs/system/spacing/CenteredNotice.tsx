import Box from '@mui/material/Box';

export default function CenteredNotice() {
  return (
    <Box
      sx={{
        maxWidth: 260,
        mx: 'auto',
        p: 2,
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.primary',
        typography: 'body2',
        textAlign: 'center',
      }}
    >
      The sauna is closed on Mondays
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function MessageRow() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 280,
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 40,
          height: 40,
          borderRadius: '50%',
          bgcolor: 'text.primary',
          color: 'background.paper',
        }}
      >
        IN
      </Box>
      <span>
        Ines Nowak has moved the rehearsal to Thursday and asks you to bring the
        folding chairs
      </span>
    </Box>
  );
}

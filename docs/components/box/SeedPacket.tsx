import Box from '@mui/material/Box';

export default function SeedPacket() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        transition: (theme) => theme.transitions.create('box-shadow'),
        '&:hover': { boxShadow: 4 },
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { typography: 'body1', m: 0 },
        '& dd + dt': { mt: 1 },
      }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        <dt>Variety</dt>
        <dd>Beetroot, Golden Globe</dd>
        <dt>Sow</dt>
        <dd>April to June, 2 cm deep</dd>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function ParcelLabel() {
  return (
    <Box
      component="dl"
      sx={{
        maxWidth: 280,
        m: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { borderColor: 'primary.main', boxShadow: 2 },
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { typography: 'body1', m: 0 },
      }}
    >
      <dt>Parcel</dt>
      <dd>LX 4471 902</dd>
      <dt>Delivery</dt>
      <dd>Thursday, 10 to 12</dd>
    </Box>
  );
}

import Box from '@mui/material/Box';

const kinds = ['flex', 'inline-flex'];

export default function FlexContainers() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {kinds.map((display) => (
        <Box key={display}>
          <Box
            sx={{
              display,
              gap: 1,
              p: 1,
              borderRadius: 1,
              bgcolor: 'action.selected',
              color: 'text.primary',
              typography: 'body2',
            }}
          >
            <code>{display}</code>
            <span>Bread</span>
            <span>Milk</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';

const widths = [
  { label: '1 / 4', width: 1 / 4 },
  { label: '240', width: 240 },
  { label: "'75%'", width: '75%' },
  { label: '1', width: 1 },
];

export default function WidthParts() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {widths.map(({ label, width }) => (
        <Box
          key={label}
          sx={{
            boxSizing: 'border-box',
            width,
            px: 1,
            py: 1,
            borderRadius: 1,
            bgcolor: 'action.selected',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          <code dir="ltr">{label}</code>
        </Box>
      ))}
    </Box>
  );
}

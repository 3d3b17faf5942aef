import Box from '@mui/material/Box';

const invoices = [
  { label: 'Paid', color: 'success.main' },
  { label: 'Due', color: 'warning.main' },
  { label: 'Late', color: 'error.main' },
  { label: 'Draft', color: 'divider' },
];

export default function InvoiceStates() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {invoices.map(({ label, color }) => (
        <Box
          key={label}
          sx={{
            border: 2,
            borderColor: color,
            px: 2,
            py: 0.5,
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}

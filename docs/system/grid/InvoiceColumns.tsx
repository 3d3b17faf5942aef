import Box from '@mui/material/Box';
import { cell } from './cell';

const row = ['Invoice 2081, printing and postage', 'Paid', '$148.50'];

export default function InvoiceColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr auto' },
      }}
    >
      {row.map((text) => (
        <Box key={text} sx={cell}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

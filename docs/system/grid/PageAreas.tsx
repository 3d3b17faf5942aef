import Box from '@mui/material/Box';
import { cell } from './cell';

const areas = ['header', 'menu', 'main', 'footer'];

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: '1fr 2fr',
        gridTemplateAreas: `
          'header header'
          'menu   main'
          'footer footer'
        `,
      }}
    >
      {areas.map((area) => (
        <Box key={area} sx={{ ...cell, gridArea: area }}>
          {area}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';

const values = ['start', 'center', 'space-between'];
const berths = ['A1', 'A2', 'A3', 'B1', 'B2'];

export default function DistributedLines() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 1,
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      {values.map((alignContent) => (
        <Box key={alignContent}>
          <code>{alignContent}</code>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignContent,
              gap: 0.5,
              height: 116,
              maxWidth: 100,
              mt: 0.5,
              bgcolor: 'action.hover',
              '& > span': { px: 0.75, bgcolor: 'action.selected' },
            }}
          >
            {berths.map((berth) => (
              <span key={berth}>{berth}</span>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

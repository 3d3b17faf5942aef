import Box from '@mui/material/Box';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function DirectionSteps() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: 2,
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      {directions.map((flexDirection) => (
        <Box key={flexDirection}>
          <code>{flexDirection}</code>
          <Box
            sx={{
              display: 'flex',
              flexDirection,
              gap: 0.5,
              mt: 0.5,
              '& > span': { px: 1, bgcolor: 'action.selected' },
            }}
          >
            <span>1</span>
            <span>2</span>
            <span>3</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

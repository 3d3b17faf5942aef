import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const samples: [TypographyProps['variant'], string][] = [
  ['h1', 'Salt'],
  ['h2', 'Harvest'],
  ['h3', 'The pans of August'],
  ['h4', 'Wind, sun and patience'],
  ['h5', 'A day with the rakers'],
  ['h6', 'What the marsh gives back'],
  ['subtitle1', 'Words and pictures from the western coast'],
  ['subtitle2', 'Fourth part of the series'],
  ['body1', 'By noon the surface has turned white.'],
  [
    'body2',
    'They rake it toward the edge, slowly, so as not to stir the clay.',
  ],
  ['button', 'Read on'],
  ['caption', 'Pans near the lighthouse, low tide'],
  ['overline', 'Landscapes'],
];

export default function TypeScale() {
  return (
    <Stack divider={<Divider />} sx={{ gap: 1 }}>
      {samples.map(([variant, text]) => (
        <Box
          key={variant}
          sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}
        >
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ flexShrink: 0, width: 72 }}
          >
            {variant}
          </Typography>
          <Typography
            variant={variant}
            component="div"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

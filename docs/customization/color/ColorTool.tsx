import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { inspectColor, isPaintable, readable } from './inspectColor';

const samples = [
  '#8e24aa',
  'rgba(0, 96, 100, 0.6)',
  'hsl(192, 70%, 32%)',
  'color(display-p3 0.8 0.3 0.1)',
  'rebeccapurple',
  'color(rec2020 0 0.6 1)',
];

const grid = (column: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${column}px, 1fr))`,
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
});

export default function ColorTool() {
  const [text, setText] = React.useState('hsl(192, 70%, 32%)');
  const { report, fault } = inspectColor(text);

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 511 }}>
      <TextField
        label="CSS color"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault !== null}
        helperText={fault ?? 'Hex, rgb(), rgba(), hsl(), hsla() or color()'}
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
          formHelperText: {
            'aria-live': 'polite',
            sx: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
          },
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {samples.map((sample) => (
          <Chip
            key={sample}
            label={<span dir="ltr">{sample}</span>}
            size="small"
            variant="outlined"
            onClick={() => setText(sample)}
          />
        ))}
      </Stack>
      {fault && (
        <Typography variant="body2" color="text.secondary">
          Readable are hex colors and the types {readable.types.join(', ')};
          inside color() the spaces {readable.spaces.join(', ')}.
        </Typography>
      )}
      {report && (
        <Box component="dl" sx={grid(140)}>
          {report.facts.map(({ name, value }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                <span dir="ltr">{value}</span>
              </Typography>
            </div>
          ))}
        </Box>
      )}
      {report && (
        <Box component="ul" sx={grid(120)}>
          {report.shades.map(({ name, color }) => (
            <li key={name}>
              <Box
                sx={{
                  height: 48,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                }}
                style={{ backgroundColor: color }}
              />
              <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 'bold' }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <span dir="ltr">{color}</span>
              </Typography>
              {!isPaintable(color) && (
                <Typography variant="body2" color="error">
                  No valid CSS
                </Typography>
              )}
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

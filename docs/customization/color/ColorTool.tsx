import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ColorReport } from './ColorReport';
import { inspectColor, readable } from './inspectColor';

const samples = [
  '#8e24aa',
  'rgba(0, 96, 100, 0.6)',
  'hsl(192, 70%, 32%)',
  'color(display-p3 0.8 0.3 0.1)',
  'rebeccapurple',
  'color(rec2020 0 0.6 1)',
];

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
          You can use hex colors and the types {readable.types.join(', ')}, and
          in color() the spaces {readable.spaces.join(', ')}.
        </Typography>
      )}
      {report && <ColorReport facts={report.facts} shades={report.shades} />}
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const passage =
  'The lamp burns low, the lamp is lit again. Who carries the lamp tonight?';
const word = 'lamp';
const starts = [...passage.matchAll(/lamp/g)].map(({ index }) => index);

export default function MatchMarker() {
  const text = React.useRef<HTMLParagraphElement>(null);
  const [match, setMatch] = React.useState(-1);
  const [range, setRange] = React.useState<Range | null>(null);

  const showNext = () => {
    const node = text.current?.firstChild;
    const next = (match + 1) % starts.length;
    if (node) {
      const nextRange = document.createRange();
      nextRange.setStart(node, starts[next]);
      nextRange.setEnd(node, starts[next] + word.length);
      setRange(nextRange);
      setMatch(next);
    }
  };

  return (
    <div>
      <Typography ref={text} sx={{ lineHeight: 2.5 }}>
        {passage}
      </Typography>
      <Button variant="outlined" onClick={showNext}>
        Next “{word}”
      </Button>
      <Popper
        open={range !== null}
        anchorEl={range}
        placement="top"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ px: 1, typography: 'caption' }}>
          {match + 1} of {starts.length}
        </Paper>
      </Popper>
    </div>
  );
}

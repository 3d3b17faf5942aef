import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const published = ['7.28.0', '8.0.0', '8.8.0', '8.9.0', '8.9.1', '8.9.2'];

const prefixes = { '^8.8.0': 1, '~8.9.0': 2, '8.9.1': 3 };
type Range = keyof typeof prefixes;

/** The first parts have to be equal, the others at least as high. */
function accepts(range: Range, version: string) {
  const wanted = range.replace(/^\D/, '').split('.').map(Number);
  const given = version.split('.').map(Number);
  const differs = wanted.findIndex((part, index) => part !== given[index]);
  if (differs === -1) return true;
  return differs >= prefixes[range] && given[differs] > wanted[differs];
}

export default function RangeCheck() {
  const [range, setRange] = React.useState<Range>('^8.8.0');

  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range in package.json"
        value={range}
        onChange={(_event, next: Range | null) => next && setRange(next)}
      >
        {Object.keys(prefixes).map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}
      >
        {published.map((version) => {
          const fits = accepts(range, version);
          return (
            <Chip
              key={version}
              color={fits ? 'success' : 'default'}
              variant={fits ? 'filled' : 'outlined'}
              label={`${version} ${fits ? 'fits' : 'does not fit'}`}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

interface Conditions {
  'min-width'?: number;
  'max-width'?: number;
  orientation?: 'portrait' | 'landscape';
}

function toQuery(conditions: Conditions) {
  return Object.entries(conditions)
    .map(([name, value]) =>
      typeof value === 'number' ? `(${name}:${value}px)` : `(${name}:${value})`,
    )
    .join(' and ');
}

export default function ObjectQuery() {
  const query = toQuery({ 'min-width': 700, orientation: 'landscape' });
  const matches = useMediaQuery(query);

  return (
    <Typography>
      <code>{query}</code> is {String(matches)}
    </Typography>
  );
}

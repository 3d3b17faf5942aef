import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isPaintable } from './inspectColor';

export interface Shade {
  name: string;
  color: string;
}

/** A swatch with its name and its value, and a warning if no browser can paint it. */
export function ColorShade({ name, color }: Shade) {
  return (
    <li>
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
          Not valid CSS
        </Typography>
      )}
    </li>
  );
}

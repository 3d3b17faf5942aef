import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColorShade, type Shade } from './ColorShade';

interface ColorReportProps {
  facts: { name: string; value: string }[];
  shades: Shade[];
}

const grid = (column: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${column}px, 1fr))`,
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
});

/** What the library reads in a color, and the colors that it derives from it. */
export function ColorReport({ facts, shades }: ColorReportProps) {
  return (
    <>
      <Box component="dl" sx={grid(140)}>
        {facts.map(({ name, value }) => (
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
      <Box component="ul" sx={grid(120)}>
        {shades.map((shade) => (
          <ColorShade key={shade.name} {...shade} />
        ))}
      </Box>
    </>
  );
}

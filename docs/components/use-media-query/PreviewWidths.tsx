import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { Checkout } from './Checkout';

function createMatchMedia(width: number) {
  return (query: string) => {
    const limit = Number(/min-width:([\d.]+)px/.exec(query)?.[1]);
    return {
      matches: width >= limit,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList;
  };
}

export default function PreviewWidths() {
  const [width, setWidth] = React.useState(360);
  const withWidth = React.useCallback(
    (outer: Theme) => ({
      ...outer,
      components: {
        ...outer.components,
        MuiUseMediaQuery: {
          defaultProps: { matchMedia: createMatchMedia(width) },
        },
      },
    }),
    [width],
  );

  return (
    <div>
      <RadioGroup
        row
        aria-label="Width of the preview"
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
      >
        <FormControlLabel value={360} label="360 px" control={<Radio />} />
        <FormControlLabel value={1200} label="1200 px" control={<Radio />} />
      </RadioGroup>
      <Box sx={{ p: 2, border: '1px dashed' }}>
        <ThemeProvider theme={withWidth}>
          <Checkout />
        </ThemeProvider>
      </Box>
    </div>
  );
}

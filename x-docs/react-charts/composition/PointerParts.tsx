import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  ChartContainer,
  ChartsAxisHighlight,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LineHighlightPlot,
  LinePlot,
} from '@mui/x-charts';
import { degrees, months } from './climate';

const parts = {
  ChartsAxisHighlight: <ChartsAxisHighlight key="axis" x="line" />,
  LineHighlightPlot: <LineHighlightPlot key="line" />,
  ChartsTooltip: <ChartsTooltip key="tooltip" trigger="axis" />,
};
type Part = keyof typeof parts;

export default function PointerParts() {
  const [chosen, setChosen] = React.useState(Object.keys(parts) as Part[]);

  const toggle = (part: Part, checked: boolean) =>
    setChosen((old) =>
      checked ? [...old, part] : old.filter((name) => name !== part),
    );

  return (
    <Box sx={{ width: '100%' }}>
      {(Object.keys(parts) as Part[]).map((part) => (
        <FormControlLabel
          key={part}
          label={part}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(part)}
              onChange={(event) => toggle(part, event.target.checked)}
            />
          }
        />
      ))}
      <Box role="region" aria-label="Temperature with chosen pointer parts">
        <ChartContainer
          height={220}
          xAxis={[{ scaleType: 'point', data: months }]}
          series={[{ type: 'line', label: 'Degrees', data: degrees }]}
        >
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
          {chosen.map((part) => parts[part])}
        </ChartContainer>
      </Box>
    </Box>
  );
}

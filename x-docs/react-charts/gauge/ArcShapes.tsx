import * as React from 'react';
import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts';
import { NamedSlider } from './NamedSlider';

const limits = {
  startAngle: [-180, 0],
  endAngle: [0, 360],
  innerRadius: [0, 100],
  outerRadius: [50, 110],
  cornerRadius: [0, 50],
};
type Name = keyof typeof limits;

export default function ArcShapes() {
  const [values, setValues] = React.useState<Record<Name, number>>({
    startAngle: -120,
    endAngle: 120,
    innerRadius: 75,
    outerRadius: 100,
    cornerRadius: 50,
  });

  return (
    <Box>
      <Gauge
        height={180}
        value={64}
        aria-label="Gauge with adjustable arcs"
        startAngle={values.startAngle}
        endAngle={values.endAngle}
        innerRadius={`${values.innerRadius}%`}
        outerRadius={`${values.outerRadius}%`}
        cornerRadius={`${values.cornerRadius}%`}
        skipAnimation
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          columnGap: 4,
          px: 3,
        }}
      >
        {(Object.keys(limits) as Name[]).map((name) => (
          <NamedSlider
            key={name}
            name={name}
            range={limits[name]}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </Box>
    </Box>
  );
}

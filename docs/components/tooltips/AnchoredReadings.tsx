import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const depths = [2.1, 2.8, 4.3, 5.6, 6.2, 5.8, 4.4, 3.0, 2.2];

export default function AnchoredReadings() {
  const [hour, setHour] = React.useState(0);
  const boxRef = React.useRef<HTMLDivElement>(null);
  const anchorEl = React.useMemo(
    () => ({
      getBoundingClientRect: () =>
        boxRef.current!.children[hour].getBoundingClientRect(),
    }),
    [hour],
  );

  return (
    <Tooltip
      title={`${hour + 6}:00, ${depths[hour].toFixed(1)} m`}
      placement="top"
      arrow
      describeChild
      slotProps={{ popper: { anchorEl } }}
    >
      <Box
        ref={boxRef}
        role="img"
        aria-label="Depth of the harbor from 6:00 to 14:00, highest at 10:00"
        sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-end', height: 140 }}
      >
        {depths.map((depth, index) => (
          <Box
            key={index}
            onMouseEnter={() => setHour(index)}
            sx={{ flex: 1, height: depth * 20, bgcolor: 'primary.main' }}
          />
        ))}
      </Box>
    </Tooltip>
  );
}

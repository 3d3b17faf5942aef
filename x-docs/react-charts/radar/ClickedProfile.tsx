import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts';
import { flavors, kenya, sumatra } from './coffees';

export default function ClickedProfile() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <Box dir="ltr" role="region" aria-label="Two coffees that can be clicked">
        <RadarChart
          height={280}
          radar={{ max: 10, metrics: flavors }}
          series={[
            { id: 'Kenya', label: 'Kenya', data: kenya, fillArea: true },
            { id: 'Sumatra', label: 'Sumatra', data: sumatra },
          ]}
          onAreaClick={(_, { seriesId, dataIndex }) =>
            setItem(`area of ${seriesId}, nearest ${flavors[dataIndex]}`)
          }
          onMarkClick={(_, { seriesId, dataIndex }) =>
            setItem(`mark of ${seriesId}, ${flavors[dataIndex]}`)
          }
          onAxisClick={(_, data) =>
            data &&
            setAxis(
              `${data.axisValue}: ${Object.values(data.seriesValues).join(' and ')}`,
            )
          }
        />
      </Box>
      <Typography variant="body2" role="status">
        Item: {item}. Axis: {axis}.
      </Typography>
    </Box>
  );
}

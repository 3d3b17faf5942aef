import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro, useChartProApiRef } from '@mui/x-charts-pro';
import { farmAxis, harvest } from './harvest';

export default function ExportByRef() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsPrint({ fileName: 'Harvest' })}
        >
          Print
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({
              type: 'image/png',
              fileName: 'harvest',
            })
          }
        >
          Save image
        </Button>
      </Stack>
      <Box role="region" aria-label="Harvest that is exported from outside">
        <BarChartPro
          apiRef={apiRef}
          height={260}
          xAxis={[farmAxis]}
          yAxis={[{ label: 'Tons', width: 45 }]}
          series={harvest}
        />
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { BarChartPro, type ChartImageExportOptions } from '@mui/x-charts-pro';
import { farmAxis, harvest } from './harvest';

const addTitle: ChartImageExportOptions['onBeforeExport'] = (iframe) => {
  const page = iframe.contentDocument;
  page?.querySelector('[role="toolbar"]')?.remove();
  const title = page?.createElement('h1');
  if (page && title) {
    title.textContent = 'Fruit harvest in tons';
    title.style.font = '20px sans-serif';
    title.style.margin = '0 0 8px';
    page.body.prepend(title);
  }
};

export default function TitledExport() {
  return (
    <Box
      role="region"
      aria-label="Harvest that gets a title when it is exported"
      sx={{ width: '100%' }}
    >
      <BarChartPro
        height={300}
        showToolbar
        xAxis={[farmAxis]}
        yAxis={[{ label: 'Tons', width: 45 }]}
        series={harvest}
        slotProps={{
          toolbar: {
            printOptions: { onBeforeExport: addTitle },
            imageExportOptions: [
              { type: 'image/png', onBeforeExport: addTitle },
            ],
          },
        }}
      />
    </Box>
  );
}

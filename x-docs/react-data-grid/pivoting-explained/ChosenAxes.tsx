import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import ChoiceField from './choiceField';
import { columns, passes } from './passes';

const choices = {
  'Resorts by month': ['resort', 'month'],
  'Months by resort': ['month', 'resort'],
  'Kinds of passes by month': ['pass', 'month'],
};

const functions = { Total: 'sum', Average: 'avg', Highest: 'max' };

export default function ChosenAxes() {
  const [report, setReport] = React.useState('Resorts by month');
  const [figure, setFigure] = React.useState('Total');

  const pivotModel = React.useMemo(() => {
    const [row, column] = choices[report as keyof typeof choices];
    const aggFunc = functions[figure as keyof typeof functions];
    return {
      rows: [{ field: row }],
      columns: [{ field: column }],
      values: [{ field: 'sold', aggFunc }],
    };
  }, [report, figure]);

  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ChoiceField
          label="Report"
          width={240}
          options={Object.keys(choices)}
          value={report}
          onChange={setReport}
        />
        <ChoiceField
          label="Value"
          width={140}
          options={Object.keys(functions)}
          value={figure}
          onChange={setFigure}
        />
      </Stack>
      <Box role="region" aria-label="Report of ski passes" sx={{ height: 270 }}>
        <DataGridPremium
          rows={passes}
          columns={columns}
          hideFooter
          pivotActive
          pivotModel={pivotModel}
          groupingColDef={{ width: 170 }}
        />
      </Box>
    </Stack>
  );
}

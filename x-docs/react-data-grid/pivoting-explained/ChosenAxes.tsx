import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
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
        <TextField
          select
          size="small"
          label="Report"
          sx={{ width: 240 }}
          value={report}
          onChange={(event) => setReport(event.target.value)}
        >
          {Object.keys(choices).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Value"
          sx={{ width: 140 }}
          value={figure}
          onChange={(event) => setFigure(event.target.value)}
        >
          {Object.keys(functions).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box
        role="region"
        aria-label="Report of ski passes"
        sx={{ height: 270, width: '100%' }}
      >
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

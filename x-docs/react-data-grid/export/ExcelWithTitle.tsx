import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';
import { columns, invoices } from './invoices';

const excelOptions: GridExcelExportOptions = {
  fileName: 'invoices',
  columnsStyles: {
    amount: { numFmt: '#,##0.00 "EUR"' },
    id: { font: { bold: true } },
  },
  exceljsPreProcess: async ({ worksheet }: GridExceljsProcessInput) => {
    worksheet.getCell('A1').value = 'Invoices, spring 2025';
    worksheet.getCell('A1').font = { bold: true, size: 16 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }: GridExceljsProcessInput) => {
    let amount = 0;
    worksheet.getColumn('amount').eachCell(({ value }) => {
      amount += typeof value === 'number' ? value : 0;
    });
    worksheet.addRow({ client: 'Total', amount });
  },
};

export default function ExcelWithTitle() {
  return (
    <Box
      role="region"
      aria-label="Invoices, Excel with a title"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPremium
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{ toolbar: { excelOptions } }}
      />
    </Box>
  );
}

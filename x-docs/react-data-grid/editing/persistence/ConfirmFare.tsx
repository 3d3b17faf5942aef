import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { FareDialog, type Question } from './fareDialog';
import { initialFerries, type Ferry } from './ferries';

export default function ConfirmFare() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        text,
        answer: (confirmed) => {
          setQuestion(null);
          resolve(confirmed);
        },
      });
    });

  const processRowUpdate = async (newRow: Ferry, oldRow: Ferry) => {
    if (newRow.fare === oldRow.fare) {
      return newRow;
    }
    const fare = newRow.fare ?? 0;
    const confirmed = await ask(
      `${oldRow.route}: £${oldRow.fare?.toFixed(2)} becomes £${fare.toFixed(2)}.`,
    );
    return confirmed ? { ...newRow, fare } : oldRow;
  };

  return (
    <Box
      role="region"
      aria-label="Ferries, new fares are confirmed"
      sx={{ height: 268, width: '100%' }}
    >
      <DataGrid
        rows={initialFerries}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <FareDialog question={question} />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { initialFerries, type Ferry } from './ferries';

interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

export default function ConfirmFare() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const titleId = React.useId();

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
      <Dialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId} component="p">
          Change this fare?
        </DialogTitle>
        <DialogContent>{question?.text}</DialogContent>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>
            Keep the old fare
          </Button>
          <Button variant="contained" onClick={() => question?.answer(true)}>
            Change
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

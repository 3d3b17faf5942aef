import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

/** Asks a question while there is one. */
export function FareDialog({ question }: { question: Question | null }) {
  const titleId = React.useId();

  return (
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
  );
}

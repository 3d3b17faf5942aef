import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

/** Asks a question while there is one. */
export function PasteDialog({ question }: { question: Question | null }) {
  const titleId = React.useId();

  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} component="p">
        {question?.text}
      </DialogTitle>
      <DialogActions>
        <Button onClick={() => question?.answer(false)}>Cancel</Button>
        <Button onClick={() => question?.answer(true)}>Paste</Button>
      </DialogActions>
    </Dialog>
  );
}

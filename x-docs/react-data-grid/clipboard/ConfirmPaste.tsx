import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, seeds } from './stock';

interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [busy, setBusy] = React.useState(false);
  const titleId = React.useId();

  const confirmPaste = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        text: `Paste ${data.length} × ${data[0].length} values?`,
        answer: (confirmed) => {
          setQuestion(null);
          if (confirmed) {
            resolve();
          } else {
            reject(new Error('Not confirmed'));
          }
        },
      });
    });

  return (
    <Box
      role="region"
      aria-label="Seeds, pasting has to be confirmed"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGridPremium
        rows={seeds}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
        loading={busy}
        onBeforeClipboardPasteStart={confirmPaste}
        onClipboardPasteStart={() => setBusy(true)}
        onClipboardPasteEnd={() => setBusy(false)}
        hideFooter
      />
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
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { PasteDialog, type Question } from './pasteDialog';
import { columns, seeds } from './stock';

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [busy, setBusy] = React.useState(false);

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
      <PasteDialog question={question} />
    </Box>
  );
}

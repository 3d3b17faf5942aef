import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import UploadFileIcon from '@mui/icons-material/UploadFile';

export default function InvoiceUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <input
        ref={inputRef}
        type="file"
        accept="application/pdf"
        multiple
        hidden
        onChange={(event) =>
          setNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose invoices
      </Button>
      <Typography role="status" className="text-(--mui-palette-text-secondary)">
        {names.length > 0 ? names.join(', ') : 'No PDF chosen yet'}
      </Typography>
    </div>
  );
}

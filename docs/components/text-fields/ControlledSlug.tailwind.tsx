import * as React from 'react';
import TextField from '@mui/material/TextField';

function toSlug(title: string) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export default function ControlledSlug() {
  const [title, setTitle] = React.useState('Ten rules for tidy forms');

  return (
    <div className="flex flex-col gap-4 min-[600px]:flex-row">
      <TextField
        fullWidth
        label="Article title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        fullWidth
        label="Address of the article"
        value={`/blog/${toSlug(title)}`}
        slotProps={{ input: { readOnly: true } }}
      />
    </div>
  );
}

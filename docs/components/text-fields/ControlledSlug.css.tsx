import * as React from 'react';
import TextField from '@mui/material/TextField';
import './ControlledSlug.css';

function toSlug(title: string) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export default function ControlledSlug() {
  const [title, setTitle] = React.useState('Ten rules for tidy forms');

  return (
    <div className="controlled-slug">
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

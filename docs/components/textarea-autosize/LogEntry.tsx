import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 4,
  resize: 'none',
}));

export default function LogEntry() {
  const id = React.useId();

  return (
    <>
      <label htmlFor={id}>Log entry</label>
      <Textarea
        id={id}
        minRows={2}
        maxRows={5}
        defaultValue="Left the harbor at 6 a.m. Calm sea."
      />
    </>
  );
}

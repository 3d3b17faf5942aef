import TextField from '@mui/material/TextField';

export default function AlignedHelperText() {
  return (
    <div className="grid items-end gap-4 min-[600px]:grid-cols-3">
      <TextField label="Street" helperText="As on the mailbox" />
      <TextField label="Line reserved" helperText=" " />
      <TextField label="No helper text" />
    </div>
  );
}

import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <div className="flex flex-col gap-4 min-[600px]:flex-row">
      <TextField label="First name" />
      <TextField label="Last name" variant="filled" />
      <TextField label="Nickname" variant="standard" />
    </div>
  );
}

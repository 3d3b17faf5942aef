import TextField from '@mui/material/TextField';

export default function ShrunkLabels() {
  return (
    <div className="flex flex-col gap-4 min-[600px]:flex-row">
      <TextField
        fullWidth
        label="Label decides"
        placeholder="Shown on focus only"
      />
      <TextField
        fullWidth
        label="Label kept small"
        placeholder="Shown at once"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </div>
  );
}

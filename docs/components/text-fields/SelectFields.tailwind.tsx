import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const classes = [
  { code: 'Y', name: 'Economy' },
  { code: 'W', name: 'Premium economy' },
  { code: 'C', name: 'Business' },
];

export default function SelectFields() {
  return (
    <div className="flex flex-col gap-4 min-[600px]:flex-row">
      <TextField
        select
        fullWidth
        label="Cabin class"
        defaultValue="Y"
        helperText="Menu drawn by Material UI"
      >
        {classes.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Cabin class, native"
        defaultValue="W"
        helperText="Menu drawn by the browser"
        slotProps={{ select: { native: true } }}
      >
        {classes.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
    </div>
  );
}

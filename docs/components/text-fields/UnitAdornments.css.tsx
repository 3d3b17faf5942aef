import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import './UnitAdornments.css';

const fields = [
  { variant: 'outlined', label: 'Parcel weight', value: '2.4', unit: 'kg' },
  { variant: 'filled', label: 'Distance', value: '185', unit: 'km' },
  { variant: 'standard', label: 'Fuel per 100 km', value: '6.1', unit: 'L' },
] as const;

export default function UnitAdornments() {
  return (
    <div className="unit-adornments">
      {fields.map(({ variant, label, value, unit }) => (
        <TextField
          key={label}
          variant={variant}
          label={label}
          defaultValue={value}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: {
              endAdornment: (
                <InputAdornment position="end">{unit}</InputAdornment>
              ),
            },
          }}
        />
      ))}
    </div>
  );
}

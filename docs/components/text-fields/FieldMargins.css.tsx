import TextField from '@mui/material/TextField';
import './FieldMargins.css';

const margins = ['none', 'dense', 'normal'] as const;

export default function FieldMargins() {
  return (
    <div className="field-margins">
      {margins.map((margin) => (
        <div key={margin} className="field-margins-frame">
          <TextField
            fullWidth
            margin={margin}
            label={`margin="${margin}"`}
            defaultValue="Between the lines"
          />
        </div>
      ))}
    </div>
  );
}

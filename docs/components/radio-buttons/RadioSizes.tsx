import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Text size" defaultValue="small">
      <FormControlLabel
        value="small"
        control={<Radio size="small" />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel
        value="large"
        control={
          <Radio sx={{ '& .MuiSvgIcon-root': { fontSize: '1.75rem' } }} />
        }
        label="Large, with sx"
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </RadioGroup>
  );
}

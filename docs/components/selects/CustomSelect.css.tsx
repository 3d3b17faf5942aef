import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import './CustomSelect.css';

export default function CustomSelect() {
  return (
    <Select
      defaultValue="week"
      input={<InputBase />}
      IconComponent={UnfoldMoreIcon}
      inputProps={{ 'aria-label': 'Period' }}
      className="custom-select"
      MenuProps={{
        slotProps: {
          paper: { className: 'custom-select-menu' },
          list: { 'aria-label': 'Period' },
        },
      }}
    >
      <MenuItem value="day">Last day</MenuItem>
      <MenuItem value="week">Last week</MenuItem>
      <MenuItem value="month">Last month</MenuItem>
    </Select>
  );
}

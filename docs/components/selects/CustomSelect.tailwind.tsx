import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

export default function CustomSelect() {
  return (
    <Select
      defaultValue="week"
      input={<InputBase />}
      IconComponent={UnfoldMoreIcon}
      inputProps={{ 'aria-label': 'Period' }}
      className="group"
      classes={{
        select:
          'rounded-[20px] border-2 border-(--mui-palette-text-secondary) py-1.5 ps-4 pe-8 group-[.Mui-focused]:border-(--mui-palette-primary-main)',
        icon: 'end-2',
      }}
      MenuProps={{
        slotProps: {
          paper: {
            className: 'rounded-[calc(3*var(--mui-shape-borderRadius))]',
          },
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

import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const PillInput = styled(InputBase)(({ theme }) => ({
  [`& .${inputBaseClasses.input}.${inputBaseClasses.input}`]: {
    border: '2px solid',
    borderColor: (theme.vars || theme).palette.text.secondary,
    borderRadius: 20,
    paddingBlock: theme.spacing(0.75),
    paddingInline: theme.spacing(2, 4),
  },
  [`&.${inputBaseClasses.focused} .${inputBaseClasses.input}`]: {
    borderRadius: 20,
    borderColor: (theme.vars || theme).palette.primary.main,
  },
}));

export default function CustomSelect() {
  return (
    <Select
      defaultValue="week"
      input={<PillInput />}
      IconComponent={UnfoldMoreIcon}
      inputProps={{ 'aria-label': 'Period' }}
      sx={{ '& .MuiSelect-icon': { insetInlineEnd: 8 } }}
      MenuProps={{
        slotProps: {
          paper: { sx: { borderRadius: 3 } },
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

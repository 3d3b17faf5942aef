import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  [`& .${switchClasses.track}`]: {
    borderRadius: 4,
  },
  [`& .${switchClasses.thumb}`]: {
    borderRadius: 4,
    boxShadow: 'none',
    border: '2px solid',
    borderColor: (theme.vars || theme).palette.text.primary,
  },
  [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: {
    color: (theme.vars || theme).palette.success.main,
    [`& + .${switchClasses.track}`]: {
      backgroundColor: (theme.vars || theme).palette.success.main,
    },
  },
}));

export default function StyledSwitch() {
  return (
    <FormControlLabel
      control={<SquareSwitch defaultChecked />}
      label="Greenhouse light"
    />
  );
}

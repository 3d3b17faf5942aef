import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, {
  stepConnectorClasses,
} from '@mui/material/StepConnector';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import BlenderIcon from '@mui/icons-material/Blender';
import HourglassIcon from '@mui/icons-material/HourglassBottom';

const icons = [BlenderIcon, HourglassIcon, BakeryDiningIcon];

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 22 },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars || theme).palette.secondary.main,
    },
  },
}));

function BreadIcon({ active, completed, icon }: StepIconProps) {
  const Icon = icons[Number(icon) - 1];
  const filled = active || completed;

  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        zIndex: 1,
        borderRadius: 2,
        border: 2,
        borderColor: filled ? 'secondary.main' : 'text.disabled',
        bgcolor: filled ? 'secondary.main' : 'background.paper',
        color: filled ? 'secondary.contrastText' : 'text.primary',
      }}
    >
      <Icon titleAccess={completed ? 'Done' : undefined} />
    </Box>
  );
}

export default function BreadStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={<ThickConnector />}>
      {['Knead', 'Let it rise', 'Bake'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: BreadIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

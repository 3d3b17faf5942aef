import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import BlenderIcon from '@mui/icons-material/Blender';
import HourglassIcon from '@mui/icons-material/HourglassBottom';
import './BreadStepper.css';

const icons = [BlenderIcon, HourglassIcon, BakeryDiningIcon];

function BreadIcon({ active, completed, icon }: StepIconProps) {
  const Icon = icons[Number(icon) - 1];
  const filled = active || completed;

  return (
    <div
      className={
        filled
          ? 'bread-stepper-icon bread-stepper-filled'
          : 'bread-stepper-icon'
      }
    >
      <Icon titleAccess={completed ? 'Done' : undefined} />
    </div>
  );
}

export default function BreadStepper() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      connector={<StepConnector className="bread-stepper-connector" />}
    >
      {['Knead', 'Let it rise', 'Bake'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: BreadIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

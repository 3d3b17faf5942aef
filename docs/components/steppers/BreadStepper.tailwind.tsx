import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import BlenderIcon from '@mui/icons-material/Blender';
import HourglassIcon from '@mui/icons-material/HourglassBottom';

const icons = [BlenderIcon, HourglassIcon, BakeryDiningIcon];

const tile =
  'z-1 grid size-12 place-items-center rounded-[calc(2*var(--mui-shape-borderRadius))] border-2';
const full =
  'border-(--mui-palette-secondary-main) bg-(--mui-palette-secondary-main) text-(--mui-palette-secondary-contrastText)';
const empty =
  'border-(--mui-palette-text-disabled) bg-(--mui-palette-background-paper) text-(--mui-palette-text-primary)';

const connector = (
  <StepConnector
    className="group top-[22px]"
    classes={{
      line: 'border-t-4 group-[.Mui-active]:border-(--mui-palette-secondary-main) group-[.Mui-completed]:border-(--mui-palette-secondary-main)',
    }}
  />
);

function BreadIcon({ active, completed, icon }: StepIconProps) {
  const Icon = icons[Number(icon) - 1];
  const filled = active || completed;

  return (
    <div className={`${tile} ${filled ? full : empty}`}>
      <Icon titleAccess={completed ? 'Done' : undefined} />
    </div>
  );
}

export default function BreadStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={connector}>
      {['Knead', 'Let it rise', 'Bake'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: BreadIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

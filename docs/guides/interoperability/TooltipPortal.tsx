import IconButton from '@mui/material/IconButton';
import Tooltip, {
  type TooltipProps,
  tooltipClasses,
} from '@mui/material/Tooltip';
import InfoIcon from '@mui/icons-material/Info';
import styled from '@emotion/styled';

function PopperClassTooltip({ className, ...props }: TooltipProps) {
  return <Tooltip {...props} slotProps={{ popper: { className } }} />;
}

const WideTooltip = styled(PopperClassTooltip)`
  & .${tooltipClasses.tooltip} {
    max-width: 420px;
    padding: 12px 16px;
    font-size: 0.875rem;
  }
`;

export default function TooltipPortal() {
  return (
    <WideTooltip title="The last ferry on Sundays leaves an hour earlier, at 20:15.">
      <IconButton aria-label="Sunday timetable">
        <InfoIcon />
      </IconButton>
    </WideTooltip>
  );
}

import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const season =
  'bg-(--mui-palette-success-main) px-4 py-2 text-[0.875rem] text-(--mui-palette-success-contrastText)';
const note =
  'max-w-60 rounded-lg border border-(--mui-palette-divider) bg-(--mui-palette-background-paper) p-3 text-(--mui-palette-text-primary) shadow-(--mui-shadows-3)';

export default function StyledTooltips() {
  return (
    <div className="flex flex-wrap gap-4">
      <Tooltip
        describeChild
        title="Opens in spring"
        slotProps={{ tooltip: { className: season } }}
      >
        <Button variant="outlined">Orchid house</Button>
      </Tooltip>
      <Tooltip
        describeChild
        slotProps={{ tooltip: { className: note } }}
        title={
          <div>
            <Typography variant="subtitle2" component="p">
              Palm house
            </Typography>
            <Typography variant="body2">24 °C, 80% humidity</Typography>
          </div>
        }
      >
        <Button variant="outlined">Palm house</Button>
      </Tooltip>
    </div>
  );
}

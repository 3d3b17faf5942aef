import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import './StyledTooltips.css';

export default function StyledTooltips() {
  return (
    <div className="styled-tooltips">
      <Tooltip
        describeChild
        title="Opens in spring"
        slotProps={{ tooltip: { className: 'styled-tooltips-season' } }}
      >
        <Button variant="outlined">Orchid house</Button>
      </Tooltip>
      <Tooltip
        describeChild
        slotProps={{ tooltip: { className: 'styled-tooltips-note' } }}
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

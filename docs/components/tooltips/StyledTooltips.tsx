import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Tooltip, {
  tooltipClasses,
  type TooltipProps,
} from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const NoteTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    maxWidth: 240,
    padding: theme.spacing(1.5),
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    borderRadius: 8,
    backgroundColor: (theme.vars || theme).palette.background.paper,
    color: (theme.vars || theme).palette.text.primary,
    boxShadow: (theme.vars || theme).shadows[3],
  },
}));

export default function StyledTooltips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip
        describeChild
        title="Opens in spring"
        slotProps={{
          tooltip: {
            sx: {
              px: 2,
              py: 1,
              bgcolor: 'success.main',
              color: 'success.contrastText',
              fontSize: '0.875rem',
            },
          },
        }}
      >
        <Button variant="outlined">Orchid house</Button>
      </Tooltip>
      <NoteTooltip
        describeChild
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
      </NoteTooltip>
    </Stack>
  );
}

import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';

export default function DotBadges() {
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center' }}>
      <Badge variant="dot" color="secondary">
        <CampaignIcon titleAccess="News, something is new" />
      </Badge>
      <Badge
        variant="dot"
        color="success"
        slotProps={{ badge: { role: 'img', 'aria-label': 'Deployed' } }}
      >
        <Typography sx={{ pr: 1 }}>Release 4.2</Typography>
      </Badge>
    </Stack>
  );
}

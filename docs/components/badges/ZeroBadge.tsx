import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import BugReportIcon from '@mui/icons-material/BugReport';

export default function ZeroBadge() {
  return (
    <Stack direction="row" sx={{ gap: 4, pt: 1 }}>
      <Badge badgeContent={0} color="primary">
        <BugReportIcon color="action" titleAccess="Open bugs" />
      </Badge>
      <Badge badgeContent={0} color="primary" showZero>
        <BugReportIcon color="action" titleAccess="Open bugs: 0" />
      </Badge>
    </Stack>
  );
}

import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailOutlineIcon from '@mui/icons-material/MailOutline';

export default function UnreadBadge() {
  return (
    <IconButton aria-label="Inbox, 6 unread messages">
      <Badge badgeContent={6} color="primary">
        <MailOutlineIcon />
      </Badge>
    </IconButton>
  );
}

import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import './AvatarChips.css';

const sun = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#ffe082"/><circle cx="12" cy="12" r="6" fill="#e65100"/></svg>',
)}`;

export default function AvatarChips() {
  return (
    <div className="avatar-chips">
      <Chip avatar={<Avatar alt="" src={sun} />} label="Early shift" />
      <Chip avatar={<Avatar>I</Avatar>} label="Ingrid" color="primary" />
      <Chip
        avatar={<Avatar className="avatar-chips-initial">O</Avatar>}
        label="Omar"
        variant="outlined"
      />
    </div>
  );
}

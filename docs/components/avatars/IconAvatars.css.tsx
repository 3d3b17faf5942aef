import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import './IconAvatars.css';

const stages = [
  { label: 'Packed', Icon: InventoryIcon, className: 'icon-avatars-packed' },
  {
    label: 'On its way',
    Icon: LocalShippingIcon,
    className: 'icon-avatars-moving',
  },
  {
    label: 'Delivered',
    Icon: TaskAltIcon,
    className: 'icon-avatars-delivered',
  },
];

export default function IconAvatars() {
  return (
    <div className="icon-avatars">
      {stages.map(({ label, Icon, className }) => (
        <div key={label} className="icon-avatars-stage">
          <Avatar className={className}>
            <Icon />
          </Avatar>
          <Typography>{label}</Typography>
        </div>
      ))}
    </div>
  );
}

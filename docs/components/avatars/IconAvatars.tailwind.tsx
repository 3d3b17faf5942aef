import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAlt';

const stages = [
  {
    label: 'Packed',
    Icon: InventoryIcon,
    className:
      'bg-(--mui-palette-secondary-main) text-(--mui-palette-secondary-contrastText)',
  },
  {
    label: 'On its way',
    Icon: LocalShippingIcon,
    className:
      'bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)',
  },
  {
    label: 'Delivered',
    Icon: TaskAltIcon,
    className:
      'bg-(--mui-palette-success-main) text-(--mui-palette-success-contrastText)',
  },
];

export default function IconAvatars() {
  return (
    <div className="flex flex-wrap gap-6">
      {stages.map(({ label, Icon, className }) => (
        <div key={label} className="flex items-center gap-2">
          <Avatar className={className}>
            <Icon />
          </Avatar>
          <Typography>{label}</Typography>
        </div>
      ))}
    </div>
  );
}

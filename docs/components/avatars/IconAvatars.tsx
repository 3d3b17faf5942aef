import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAlt';

const stages = [
  { label: 'Packed', Icon: InventoryIcon, palette: 'secondary' },
  { label: 'On its way', Icon: LocalShippingIcon, palette: 'primary' },
  { label: 'Delivered', Icon: TaskAltIcon, palette: 'success' },
];

export default function IconAvatars() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      {stages.map(({ label, Icon, palette }) => (
        <Stack
          key={label}
          direction="row"
          sx={{ gap: 1, alignItems: 'center' }}
        >
          <Avatar
            sx={{
              bgcolor: `${palette}.main`,
              color: `${palette}.contrastText`,
            }}
          >
            <Icon />
          </Avatar>
          <Typography>{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

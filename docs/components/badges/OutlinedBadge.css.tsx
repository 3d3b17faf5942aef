import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import './OutlinedBadge.css';

export default function OutlinedBadge() {
  return (
    <IconButton aria-label="Bag, 14 items">
      <Badge badgeContent={14} className="outlined-badge">
        <ShoppingBagIcon />
      </Badge>
    </IconButton>
  );
}

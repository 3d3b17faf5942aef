import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';

export default function OutlinedBadge() {
  return (
    <IconButton aria-label="Bag, 14 items">
      <Badge
        badgeContent={14}
        classes={{
          badge:
            '-end-1 h-5.5 min-w-5.5 rounded-md border-2 border-(--mui-palette-background-paper) bg-(--mui-palette-text-primary) text-(--mui-palette-background-paper) tabular-nums',
        }}
      >
        <ShoppingBagIcon />
      </Badge>
    </IconButton>
  );
}

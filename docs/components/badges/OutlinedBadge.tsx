import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';

const RingBadge = styled(Badge)(({ theme }) => {
  const { palette } = theme.vars || theme;
  return {
    [`& .${badgeClasses.badge}`]: {
      right: -4,
      height: 22,
      minWidth: 22,
      borderRadius: 6,
      border: `2px solid ${palette.background.paper}`,
      backgroundColor: palette.text.primary,
      color: palette.background.paper,
      fontVariantNumeric: 'tabular-nums',
    },
  };
});

export default function OutlinedBadge() {
  return (
    <IconButton aria-label="Bag, 14 items">
      <RingBadge badgeContent={14}>
        <ShoppingBagIcon />
      </RingBadge>
    </IconButton>
  );
}

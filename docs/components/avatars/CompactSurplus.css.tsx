import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { portraits } from './portraits';
import './CompactSurplus.css';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function CompactSurplus() {
  return (
    <AvatarGroup
      total={12640}
      renderSurplus={(surplus) => (
        <span aria-label={`${surplus} more followers`} role="img">
          +{compact.format(surplus)}
        </span>
      )}
      slotProps={{
        surplus: {
          variant: 'rounded',
          className: 'compact-surplus-count',
        },
      }}
      className="compact-surplus"
    >
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar alt="Wanjiru Otieno" src={portraits.wanjiru} />
      <Avatar alt="Tomasz Wilk" src={portraits.tomasz} />
    </AvatarGroup>
  );
}

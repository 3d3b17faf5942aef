import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { portraits } from './portraits';

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
          className:
            'w-auto bg-(--mui-palette-text-primary) px-2 text-[0.875rem] text-(--mui-palette-background-paper)',
        },
      }}
      className="justify-end"
    >
      <Avatar alt="Hana Sato" src={portraits.hana} />
      <Avatar alt="Wanjiru Otieno" src={portraits.wanjiru} />
      <Avatar alt="Tomasz Wilk" src={portraits.tomasz} />
    </AvatarGroup>
  );
}

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface TagProps {
  urgent?: boolean;
}

const Tag = styled('span')<TagProps>(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  border: '1px solid currentColor',
  variants: [
    {
      props: { urgent: true },
      style: {
        borderColor: (theme.vars || theme).palette.error.main,
        borderWidth: 2,
        fontWeight: theme.typography.fontWeightBold,
      },
    },
  ],
}));

export default function DynamicTag() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Tag>Lift inspection</Tag>
      <Tag urgent>Water leak, 3rd floor</Tag>
    </Stack>
  );
}

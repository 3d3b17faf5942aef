import { styled } from '@mui/system';

const Badge = styled('span')({
  display: 'inline-block',
  padding: '4px 12px',
  borderRadius: 16,
  color: '#ffffff',
  backgroundColor: '#0b5563',
  font: '500 16px/24px Roboto, sans-serif',
});

export default function TideBadge() {
  return <Badge>High water at 6:40 PM</Badge>;
}

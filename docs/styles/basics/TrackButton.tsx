import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const TrackButton = styled(Button)({
  minWidth: 180,
  fontWeight: 700,
  letterSpacing: '0.08em',
});

export default function TrackParcel() {
  return (
    <TrackButton variant="outlined" href="#track">
      Track parcel
    </TrackButton>
  );
}

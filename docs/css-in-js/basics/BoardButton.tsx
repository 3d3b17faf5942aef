import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const BoardButton = styled(Button)(({ theme }) => ({
  minWidth: 200,
  borderRadius: 24,
  paddingBlock: theme.spacing(1.25),
  textTransform: 'none',
}));

export default function FerryBooking() {
  return (
    <BoardButton variant="contained" href="#board">
      Board the ferry
    </BoardButton>
  );
}

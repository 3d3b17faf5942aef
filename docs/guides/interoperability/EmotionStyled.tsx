import Button from '@mui/material/Button';
import styled from '@emotion/styled';

const TicketButton = styled(Button)`
  border-radius: 0;
  padding: 10px 24px;
  clip-path: polygon(
    12px 0,
    calc(100% - 12px) 0,
    100% 50%,
    calc(100% - 12px) 100%,
    12px 100%,
    0 50%
  );
  &.Mui-focusVisible {
    text-decoration: underline;
  }
`;

export default function EmotionStyled() {
  return <TicketButton variant="contained">Two tickets</TicketButton>;
}

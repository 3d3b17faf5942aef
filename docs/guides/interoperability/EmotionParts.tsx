import Rating, { ratingClasses } from '@mui/material/Rating';
import styled from '@emotion/styled';

const SpicyRating = styled(Rating)`
  font-size: 2rem;
  & .${ratingClasses.iconFilled} {
    color: var(--mui-palette-error-main, #d32f2f);
  }
  & .${ratingClasses.iconHover} {
    transform: rotate(-12deg);
  }
`;

export default function EmotionParts() {
  return <SpicyRating name="spiciness" defaultValue={3} />;
}

import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import SpaIcon from '@mui/icons-material/Spa';
import SpaOutlinedIcon from '@mui/icons-material/SpaOutlined';

const GreenRating = styled(Rating)(({ theme }) => ({
  [`& .${ratingClasses.iconFilled}`]: {
    color: (theme.vars || theme).palette.success.main,
  },
  [`& .${ratingClasses.iconHover}`]: {
    color: (theme.vars || theme).palette.success.dark,
  },
}));

export default function LeafRating() {
  return (
    <GreenRating
      role="radiogroup"
      aria-label="Footprint of the product"
      max={6}
      defaultValue={4}
      icon={<SpaIcon fontSize="inherit" />}
      emptyIcon={<SpaOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 6 leaves`}
    />
  );
}

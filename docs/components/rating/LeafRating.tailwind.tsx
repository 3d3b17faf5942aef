import Rating from '@mui/material/Rating';
import SpaIcon from '@mui/icons-material/Spa';
import SpaOutlinedIcon from '@mui/icons-material/SpaOutlined';

export default function LeafRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Footprint of the product"
      max={6}
      defaultValue={4}
      classes={{
        iconFilled:
          'text-(--mui-palette-success-main) [&.MuiRating-iconHover]:text-(--mui-palette-success-dark)',
      }}
      icon={<SpaIcon fontSize="inherit" />}
      emptyIcon={<SpaOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 6 leaves`}
    />
  );
}

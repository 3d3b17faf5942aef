import Rating from '@mui/material/Rating';
import SpaIcon from '@mui/icons-material/Spa';
import SpaOutlinedIcon from '@mui/icons-material/SpaOutlined';
import './LeafRating.css';

export default function LeafRating() {
  return (
    <Rating
      className="leaf-rating"
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

import Button from '@mui/material/Button';
import './ButtonSizes.css';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return (
    <div className="button-sizes">
      {sizes.map((size) => (
        <div key={size} className="button-sizes-row">
          <Button variant="contained" size={size}>
            Book {size}
          </Button>
          <Button variant="outlined" size={size}>
            Hold {size}
          </Button>
          <Button size={size}>Drop {size}</Button>
        </div>
      ))}
    </div>
  );
}

import Button from '@mui/material/Button';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
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

import Button from '@mui/material/Button';

export default function ButtonVariants() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="text">Skip the tour</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="contained">Publish</Button>
    </div>
  );
}

import Button from '@mui/material/Button';

export default function ContainedButtons() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="contained">Place order</Button>
      <Button variant="contained" disableElevation>
        Place order, flat
      </Button>
      <Button variant="contained" disabled>
        Sold out
      </Button>
    </div>
  );
}

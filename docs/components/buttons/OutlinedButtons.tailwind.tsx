import Button from '@mui/material/Button';

export default function OutlinedButtons() {
  return (
    <div className="flex max-w-105 flex-col gap-4 min-[600px]:flex-row">
      <Button variant="outlined" fullWidth>
        Compare plans
      </Button>
      <Button variant="outlined" fullWidth disabled>
        Current plan
      </Button>
    </div>
  );
}

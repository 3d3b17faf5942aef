import Button from '@mui/material/Button';

export default function DisabledCursor() {
  return (
    <div className="flex flex-wrap gap-4">
      <span className="cursor-not-allowed">
        <Button variant="contained" disabled>
          Wrapped in a span
        </Button>
      </span>
      <Button
        variant="contained"
        disabled
        className="disabled:pointer-events-auto disabled:cursor-not-allowed"
      >
        Pointer events on
      </Button>
    </div>
  );
}

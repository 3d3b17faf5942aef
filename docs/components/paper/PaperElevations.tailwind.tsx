import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 4, 8, 12, 16, 24];

export default function PaperElevations() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-6 p-4">
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          className="grid h-16 place-items-center [font:var(--mui-font-body2)]"
        >
          {elevation}
        </Paper>
      ))}
    </div>
  );
}

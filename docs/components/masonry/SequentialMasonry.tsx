import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const days = [
  ['Monday', 120],
  ['Tuesday', 60],
  ['Wednesday', 60],
  ['Thursday', 70],
  ['Friday', 100],
  ['Saturday', 50],
] as const;

export default function SequentialMasonry() {
  return (
    <Masonry
      sequential
      columns={3}
      spacing={2}
      defaultHeight={254}
      defaultColumns={3}
      defaultSpacing={2}
    >
      {days.map(([day, height]) => (
        <Paper key={day} variant="outlined" sx={{ height, p: 1 }}>
          {day}
        </Paper>
      ))}
    </Masonry>
  );
}

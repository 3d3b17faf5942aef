import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [90, 40, 120, 60, 80, 50, 110, 70, 45, 100];

export default function BasicMasonry() {
  return (
    <Masonry
      columns={4}
      spacing={2}
      defaultHeight={300}
      defaultColumns={4}
      defaultSpacing={2}
    >
      {heights.map((height, index) => (
        <Paper
          key={index}
          variant="outlined"
          sx={{ height, display: 'grid', placeItems: 'center' }}
        >
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}

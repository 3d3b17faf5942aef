import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [90, 60, 75, 50, 80, 65];

export default function ServerMasonry() {
  return (
    <Masonry
      columns={3}
      spacing={2}
      defaultHeight={219}
      defaultColumns={3}
      defaultSpacing={2}
    >
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
          Card {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}

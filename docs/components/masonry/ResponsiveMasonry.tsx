import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const heights = [60, 90, 40, 70, 50, 80];

export default function ResponsiveMasonry() {
  return (
    // Room for each number of columns before the blocks are measured.
    <Stack sx={{ minHeight: { xs: 262, sm: 202, md: 188 } }}>
      <Masonry
        columns={{ xs: 2, sm: 3, md: 4 }}
        spacing={{ xs: 1, sm: 2 }}
        defaultHeight={204}
        defaultColumns={4}
        defaultSpacing={2}
      >
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Stack>
  );
}

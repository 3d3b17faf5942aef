import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

const spans: [cols: number, rows: number][] = [
  [2, 2],
  [1, 1],
  [1, 1],
  [2, 1],
  [1, 1],
  [1, 1],
  [2, 1],
];

export default function QuiltedList() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="quilted"
      cols={4}
      rowHeight={90}
      aria-label="Places"
    >
      {spans.map(([cols, rows], index) => (
        <ImageListItem key={places[index].title} cols={cols} rows={rows}>
          <img
            src={places[index].picture}
            alt={places[index].title}
            loading="lazy"
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function SingleLine() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="quilted"
      cols={places.length}
      rowHeight={140}
      tabIndex={0}
      aria-label="Places in one line"
    >
      {places.map(({ title, picture }) => (
        <ImageListItem key={title} sx={{ width: 200 }}>
          <img src={picture} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

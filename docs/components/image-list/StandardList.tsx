import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function StandardList() {
  return (
    <ImageList sx={{ m: 0 }} cols={3} rowHeight={120} aria-label="Places">
      {places.slice(0, 6).map(({ title, picture }) => (
        <ImageListItem key={title}>
          <img
            src={picture}
            alt={title}
            loading="lazy"
            style={{ minHeight: 0 }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

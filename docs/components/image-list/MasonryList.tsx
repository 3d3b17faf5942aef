import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function MasonryList() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      tabIndex={0}
      aria-label="Places"
      sx={{ m: 0, height: 360 }}
    >
      {places.map(({ title, picture }) => (
        <ImageListItem key={title}>
          <img src={picture} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

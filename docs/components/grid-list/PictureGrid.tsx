import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function PictureGrid() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="quilted"
      cols={3}
      rowHeight={110}
      aria-label="Places"
    >
      {places.slice(0, 5).map(({ title, picture }, index) => (
        <ImageListItem key={title} cols={index === 0 ? 2 : 1}>
          <img src={picture} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function WovenList() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="woven"
      cols={3}
      gap={8}
      aria-label="Places"
    >
      {places.slice(0, 6).map(({ title, picture }) => (
        <ImageListItem key={title}>
          <img src={picture} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

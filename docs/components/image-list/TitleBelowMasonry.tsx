import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { places } from './places';

export default function TitleBelowMasonry() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="masonry"
      cols={3}
      gap={12}
      aria-label="Places"
    >
      {places.slice(0, 6).map(({ title, picture }) => (
        <ImageListItem key={title}>
          <img src={picture} alt="" loading="lazy" />
          <ImageListItemBar position="below" title={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

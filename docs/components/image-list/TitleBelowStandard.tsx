import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { places } from './places';

export default function TitleBelowStandard() {
  return (
    <ImageList sx={{ m: 0 }} gap={16} aria-label="Places">
      {places.slice(0, 2).map(({ title, region, picture }) => (
        <ImageListItem key={title}>
          <img
            src={picture}
            alt=""
            loading="lazy"
            style={{ aspectRatio: '3 / 2' }}
          />
          <ImageListItemBar position="below" title={title} subtitle={region} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

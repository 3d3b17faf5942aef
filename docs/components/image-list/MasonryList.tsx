import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { places } from './places';

export default function MasonryList() {
  return (
    <Box
      role="region"
      aria-label="Gallery"
      tabIndex={0}
      sx={{ height: 360, overflowY: 'auto' }}
    >
      <ImageList
        sx={{ m: 0 }}
        variant="masonry"
        cols={3}
        gap={8}
        aria-label="Places"
      >
        {places.map(({ title, picture }) => (
          <ImageListItem key={title}>
            <img src={picture} alt={title} loading="lazy" />
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}

import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { places } from './places';

export default function FavoriteGrid() {
  const [favorite, setFavorite] = React.useState('');

  return (
    <ImageList
      sx={{ m: 0 }}
      variant="quilted"
      rowHeight={130}
      gap={1}
      aria-label="Places"
    >
      {places.slice(0, 3).map(({ title, picture }, index) => (
        <ImageListItem key={title} cols={index === 0 ? 2 : 1}>
          <img src={picture} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            actionPosition="left"
            title={title}
            actionIcon={
              <IconButton
                aria-label={`Favorite: ${title}`}
                aria-pressed={favorite === title}
                onClick={() => setFavorite(favorite === title ? '' : title)}
                sx={{ color: 'common.white' }}
              >
                {favorite === title ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { places } from './places';
import './TopBarList.css';

export default function TopBarList() {
  const [chosen, setChosen] = React.useState('Rose Peaks');

  return (
    <ImageList
      className="top-bar-list"
      variant="quilted"
      cols={2}
      rowHeight={120}
      gap={1}
      aria-label="Places"
    >
      {[places[7], places[6], places[0]].map((place, index) => (
        <ImageListItem key={place.title} cols={index === 0 ? 2 : 1}>
          <img src={place.picture} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            actionPosition="left"
            title={place.title}
            actionIcon={
              <IconButton
                aria-label={`Use ${place.title} as the cover`}
                aria-pressed={chosen === place.title}
                onClick={() =>
                  setChosen(chosen === place.title ? '' : place.title)
                }
                className="top-bar-list-cover"
              >
                {chosen === place.title ? (
                  <CheckCircleIcon />
                ) : (
                  <RadioButtonUncheckedIcon />
                )}
              </IconButton>
            }
            className="top-bar-list-bar"
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

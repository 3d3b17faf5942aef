import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { places } from './places';
import './TitleBarList.css';

export default function TitleBarList() {
  const [starred, setStarred] = React.useState(['Pine Lake']);
  const toggle = (title: string) =>
    setStarred((before) =>
      before.includes(title)
        ? before.filter((each) => each !== title)
        : [...before, title],
    );

  return (
    <ImageList className="title-bar-list" rowHeight={150} aria-label="Places">
      {places.slice(2, 6).map(({ title, region, picture }) => (
        <ImageListItem key={title}>
          <img
            src={picture}
            alt=""
            loading="lazy"
            className="title-bar-list-picture"
          />
          <ImageListItemBar
            title={title}
            subtitle={region}
            actionIcon={
              <IconButton
                aria-label={`Star ${title}`}
                aria-pressed={starred.includes(title)}
                onClick={() => toggle(title)}
                className="title-bar-list-star"
              >
                {starred.includes(title) ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import ListSubheader from '@mui/material/ListSubheader';
import { places } from './places';

export default function TitledGrid() {
  return (
    <ImageList
      sx={{ m: 0 }}
      variant="quilted"
      rowHeight={130}
      aria-label="Places"
    >
      <ImageListItem cols={2} sx={{ height: 'auto !important' }}>
        <ListSubheader component="div">Highlands and coast</ListSubheader>
      </ImageListItem>
      {places.slice(4, 8).map(({ title, region, picture }) => (
        <ImageListItem key={title}>
          <img src={picture} alt="" loading="lazy" />
          <ImageListItemBar title={title} subtitle={region} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

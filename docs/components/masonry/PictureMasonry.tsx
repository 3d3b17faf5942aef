import Masonry from '@mui/lab/Masonry';
import Typography from '@mui/material/Typography';
import { places } from './places';

export default function PictureMasonry() {
  return (
    <Masonry
      columns={{ xs: 2, sm: 3 }}
      spacing={2}
      defaultHeight={733}
      defaultColumns={3}
      defaultSpacing={2}
    >
      {places.map(({ title, picture }) => (
        <div key={title}>
          <Typography variant="body2">{title}</Typography>
          <img
            src={picture}
            alt=""
            loading="lazy"
            style={{ display: 'block', width: '100%' }}
          />
        </div>
      ))}
    </Masonry>
  );
}

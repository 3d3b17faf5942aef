import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/FavoriteBorder';

export default function MaximumValue() {
  return (
    <Stack direction="row" sx={{ gap: 5, pt: 1 }}>
      <Badge badgeContent={99} color="primary">
        <FavoriteIcon titleAccess="99 likes" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <FavoriteIcon titleAccess="More than 99 likes" />
      </Badge>
      <Badge badgeContent={2750} max={999} color="primary">
        <FavoriteIcon titleAccess="More than 999 likes" />
      </Badge>
    </Stack>
  );
}

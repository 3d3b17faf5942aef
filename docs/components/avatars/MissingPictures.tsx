import Avatar from '@mui/material/Avatar';
import { teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';

const damaged = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';
const filled = { bgcolor: teal[800], color: 'common.white' };

export default function MissingPictures() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Ravi Menon" src={damaged} sx={filled}>
        RM
      </Avatar>
      <Avatar alt="Ravi Menon" src={damaged} sx={filled} />
      <Avatar src={damaged} sx={filled} />
    </Stack>
  );
}

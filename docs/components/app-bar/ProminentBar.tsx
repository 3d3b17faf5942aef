import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const TallToolbar = styled(Toolbar)(({ theme }) => ({
  alignItems: 'flex-start',
  paddingTop: theme.spacing(1),
  paddingBottom: theme.spacing(2),
  '@media all': { minHeight: 128 },
}));

export default function ProminentBar() {
  return (
    <AppBar component="div" position="static">
      <TallToolbar>
        <Typography
          variant="h5"
          component="div"
          sx={{ flexGrow: 1, alignSelf: 'flex-end' }}
        >
          Summer festival
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Search the program">
          <SearchIcon />
        </IconButton>
      </TallToolbar>
    </AppBar>
  );
}

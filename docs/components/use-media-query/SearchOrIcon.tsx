import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import SearchIcon from '@mui/icons-material/Search';

export default function SearchOrIcon() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return wide ? (
    <Button variant="outlined" startIcon={<SearchIcon />}>
      Search the archive
    </Button>
  ) : (
    <IconButton aria-label="Search the archive">
      <SearchIcon />
    </IconButton>
  );
}

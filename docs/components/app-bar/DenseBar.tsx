import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function DenseBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar variant="dense">
        <Typography component="div" sx={{ flexGrow: 1 }}>
          Score editor
        </Typography>
        <Button color="inherit" size="small">
          Export
        </Button>
      </Toolbar>
    </AppBar>
  );
}

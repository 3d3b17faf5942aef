import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import './FilterDrawer.css';

const materials = ['Oak', 'Walnut', 'Steel', 'Glass'];

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter tables
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <div className="filter-drawer">
          <Typography id={titleId} variant="h6" component="p">
            Material
          </Typography>
          <FormGroup className="filter-drawer-choices">
            {materials.map((material) => (
              <FormControlLabel
                key={material}
                control={<Checkbox />}
                label={material}
              />
            ))}
          </FormGroup>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Show results
          </Button>
        </div>
      </Drawer>
    </>
  );
}

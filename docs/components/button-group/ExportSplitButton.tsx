import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const formats = ['PDF', 'Spreadsheet', 'Plain text'];

export default function ExportSplitButton() {
  const [format, setFormat] = React.useState('PDF');
  const [last, setLast] = React.useState('nothing yet');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const groupRef = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  const choose = (next: string) => {
    setFormat(next);
    setAnchor(null);
  };

  return (
    <div>
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Export">
        <Button onClick={() => setLast(format)}>Export as {format}</Button>
        <Button
          aria-label="Choose a format"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={() => setAnchor(groupRef.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {formats.map((name) => (
          <MenuItem
            key={name}
            selected={name === format}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" sx={{ mt: 1 }}>
        Exported: {last}
      </Typography>
    </div>
  );
}

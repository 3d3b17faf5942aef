import * as React from 'react';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import ImageIcon from '@mui/icons-material/Image';
import MicIcon from '@mui/icons-material/Mic';
import NotesIcon from '@mui/icons-material/Notes';
import './NoteSpeedDial.css';

const kinds = [
  { name: 'Text', icon: <NotesIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
  { name: 'Picture', icon: <ImageIcon /> },
];

export default function NoteSpeedDial() {
  const [last, setLast] = React.useState('none');

  return (
    <div className="note-speed-dial">
      <Typography role="status">Last note: {last}</Typography>
      <SpeedDial
        ariaLabel="New note"
        icon={<SpeedDialIcon />}
        className="note-speed-dial-dial"
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => setLast(name)}
          />
        ))}
      </SpeedDial>
    </div>
  );
}

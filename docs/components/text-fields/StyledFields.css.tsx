import InputBase from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';
import './StyledFields.css';

export default function StyledFields() {
  return (
    <div className="styled-fields">
      <TextField
        className="styled-fields-capsule"
        label="Playlist"
        defaultValue="Late trains"
      />
      <InputBase
        className="styled-fields-note"
        placeholder="Write a note"
        inputProps={{ 'aria-label': 'Note' }}
      />
    </div>
  );
}

import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import './ChipSelect.css';

const skills = ['Carpentry', 'Plumbing', 'Painting', 'Roofing', 'Tiling'];

export default function ChipSelect() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Painting', 'Tiling']);

  return (
    <FormControl className="chip-select">
      <InputLabel id={id}>Skills</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Skills"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) => (
          <div className="chip-select-chips">
            {selected.map((skill) => (
              <Chip key={skill} size="small" label={skill} />
            ))}
          </div>
        )}
      >
        {skills.map((skill) => (
          <MenuItem key={skill} value={skill}>
            {skill}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

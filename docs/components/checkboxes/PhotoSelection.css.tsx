import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import './PhotoSelection.css';

const photos = ['Harbor at dawn', 'Ferry deck', 'Lighthouse'];

export default function PhotoSelection() {
  const [chosen, setChosen] = React.useState([photos[0]]);
  const some = chosen.length > 0 && chosen.length < photos.length;

  const toggle = (photo: string) => {
    setChosen((before) =>
      before.includes(photo)
        ? before.filter((other) => other !== photo)
        : [...before, photo],
    );
  };

  return (
    <div role="group" aria-label="Photos to download">
      <FormControlLabel
        label="All photos"
        control={
          <Checkbox
            checked={chosen.length === photos.length}
            indeterminate={some}
            onChange={(event) => setChosen(event.target.checked ? photos : [])}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) {
                input.indeterminate = some;
              }
            }}
          />
        }
      />
      <div className="photo-selection-photos">
        {photos.map((photo) => (
          <FormControlLabel
            key={photo}
            label={photo}
            control={
              <Checkbox
                checked={chosen.includes(photo)}
                onChange={() => toggle(photo)}
              />
            }
          />
        ))}
      </div>
    </div>
  );
}

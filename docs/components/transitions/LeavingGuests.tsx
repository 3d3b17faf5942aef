import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

const everybody = ['Noor', 'Elias', 'Mirjam'];

export default function LeavingGuests() {
  const [guests, setGuests] = React.useState(everybody);
  const [leaving, setLeaving] = React.useState<string[]>([]);
  const reset = React.useRef<HTMLButtonElement>(null);

  const invite = () => {
    setLeaving([]);
    setGuests(everybody);
  };
  const remove = (name: string) => {
    setLeaving([...leaving, name]);
    reset.current?.focus();
  };
  const handleExited = (name: string) => {
    setGuests((names) => names.filter((other) => other !== name));
    setLeaving((names) => names.filter((other) => other !== name));
  };

  return (
    <Box sx={{ minHeight: 148 }}>
      <Button ref={reset} onClick={invite}>
        Invite everybody
      </Button>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {guests.map((name) => (
          <Collapse
            key={name}
            component="li"
            in={!leaving.includes(name)}
            onExited={() => handleExited(name)}
          >
            <Button color="inherit" onClick={() => remove(name)}>
              Remove {name}
            </Button>
          </Collapse>
        ))}
      </Box>
    </Box>
  );
}

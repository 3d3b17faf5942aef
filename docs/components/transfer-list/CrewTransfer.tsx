import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTransfer } from './useTransfer';

const crew = ['Ada', 'Bo', 'Chidi', 'Dana', 'Eli', 'Farah'];

export default function CrewTransfer() {
  const { left, right, checked, toggle, move } = useTransfer({
    items: crew,
    startRight: ['Bo', 'Eli'],
    startChecked: ['Ada', 'Eli'],
  });

  const column = (title: string, names: string[]) => (
    <Paper
      variant="outlined"
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{ flex: '1 1 0', minWidth: 96, height: 200, overflow: 'auto', p: 1 }}
    >
      <FormGroup>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(name)}
                onChange={() => toggle([name])}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {column('Ashore', left)}
      <Stack sx={{ gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => move('right')}>
          Board
        </Button>
        <Button size="small" variant="outlined" onClick={() => move('left')}>
          Land
        </Button>
      </Stack>
      {column('On board', right)}
    </Stack>
  );
}

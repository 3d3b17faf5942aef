import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { MoveButtons } from './MoveButtons';
import { useTransfer } from './useTransfer';

const parts = ['Anchor', 'Compass', 'Flare', 'Pump', 'Rudder', 'Winch'];

export default function SpareParts() {
  const { left, right, checked, toggle, move } = useTransfer({
    items: parts,
    startRight: ['Flare', 'Winch'],
    startChecked: ['Pump', 'Flare'],
  });

  const column = (title: string, names: string[]) => {
    const count = names.filter((name) => checked.includes(name)).length;
    return (
      <Card variant="outlined" sx={{ flex: '1 1 0', minWidth: 130 }}>
        <CardHeader
          title={title}
          subheader={`${count} of ${names.length}`}
          slotProps={{ title: { variant: 'subtitle1' } }}
          action={
            <Checkbox
              checked={count > 0 && count === names.length}
              indeterminate={count > 0 && count < names.length}
              onChange={() => toggle(names)}
              slotProps={{ input: { 'aria-label': `Select all: ${title}` } }}
            />
          }
        />
        <Divider />
        <FormGroup role="group" aria-label={title} sx={{ height: 200, p: 1 }}>
          {names.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              checked={checked.includes(name)}
              onChange={() => toggle([name])}
              control={<Checkbox size="small" />}
            />
          ))}
        </FormGroup>
      </Card>
    );
  };

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {column('In store', left)}
      <MoveButtons move={move} />
      {column('In the box', right)}
    </Stack>
  );
}

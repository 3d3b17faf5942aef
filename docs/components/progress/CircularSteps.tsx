import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const islands = [
  { name: 'Fårö', mapped: 20 },
  { name: 'Öland', mapped: 45 },
  { name: 'Ven', mapped: 70 },
  { name: 'Orust', mapped: 100 },
];

export default function CircularSteps() {
  return (
    <Stack direction="row" spacing={2}>
      {islands.map(({ name, mapped }) => (
        <CircularProgress
          key={name}
          variant="determinate"
          value={mapped}
          aria-label={`${name} mapped`}
        />
      ))}
    </Stack>
  );
}

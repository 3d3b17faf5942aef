import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const colors = ['primary', 'secondary', 'success'] as const;

export default function FieldColors() {
  return (
    <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
      {colors.map((color) => (
        <TextField key={color} focused color={color} label={`Color ${color}`} />
      ))}
    </Stack>
  );
}

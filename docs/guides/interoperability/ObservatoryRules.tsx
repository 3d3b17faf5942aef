import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const css = `
  .observatory .MuiButton-root {
    border-radius: 24px;
    text-transform: none;
  }
`;

export default function ObservatoryRules() {
  return (
    <div className="observatory">
      <style>{css}</style>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained">Open the dome</Button>
        <Button variant="outlined">Park telescope</Button>
      </Stack>
    </div>
  );
}

import Button from '@mui/material/Button';
import BoltIcon from '@mui/icons-material/Bolt';

export default function StyledButtons() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button
        className="group rounded-full px-6 normal-case [&.Mui-focusVisible]:outline-3 [&.Mui-focusVisible]:outline-offset-2 [&.Mui-focusVisible]:outline-(--mui-palette-secondary-main)"
        classes={{
          startIcon: 'transition-transform duration-300 group-hover:scale-125',
        }}
        variant="contained"
        startIcon={<BoltIcon />}
      >
        Boost post
      </Button>
      <Button
        variant="outlined"
        className="border-2 border-dashed tracking-normal"
      >
        Add a section
      </Button>
    </div>
  );
}

import Chip from '@mui/material/Chip';

export default function MultilineChip() {
  return (
    <div className="w-50">
      <Chip
        label="Allergens: gluten, sesame, walnuts, traces of milk"
        className="h-auto rounded-lg"
        classes={{ label: 'py-1.5 whitespace-normal' }}
      />
    </div>
  );
}

import InputBase from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

export default function StyledFields() {
  return (
    <div className="flex flex-col items-stretch gap-4 min-[600px]:flex-row min-[600px]:items-center">
      <TextField
        label="Playlist"
        defaultValue="Late trains"
        slotProps={{
          inputLabel: { className: 'ms-2' },
          input: {
            className: 'rounded-[28px] px-2',
            classes: { notchedOutline: 'in-[.Mui-focused]:border-3' },
          },
        }}
      />
      <InputBase
        className="rounded-(--mui-shape-borderRadius) border border-dashed border-(--mui-palette-text-secondary) px-3 py-2 [&.Mui-focused]:border-solid [&.Mui-focused]:border-(--mui-palette-primary-main)"
        placeholder="Write a note"
        inputProps={{ 'aria-label': 'Note' }}
      />
    </div>
  );
}

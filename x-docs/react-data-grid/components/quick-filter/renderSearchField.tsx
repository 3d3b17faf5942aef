import CloseIcon from '@mui/icons-material/Close';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  QuickFilterClear,
  ToolbarButton,
  type GridSlotProps,
} from '@mui/x-data-grid';

const clearButton = (
  <InputAdornment position="end">
    <QuickFilterClear render={<ToolbarButton aria-label="Clear search" />}>
      <CloseIcon fontSize="small" />
    </QuickFilterClear>
  </InputAdornment>
);

/** A field that is hidden while the search is closed. Passes `ref` to the input and names it. */
export function renderSearchField(
  { ref, slotProps, ...props }: GridSlotProps['baseTextField'],
  { expanded, value }: { expanded: boolean; value: string },
) {
  return (
    <TextField
      {...props}
      inputRef={ref}
      size="small"
      placeholder="Name or river"
      style={{ display: expanded ? undefined : 'none' }}
      slotProps={{
        ...slotProps,
        htmlInput: { 'aria-label': 'Search bridges', ...slotProps?.htmlInput },
        input: { endAdornment: value ? clearButton : null },
      }}
    />
  );
}

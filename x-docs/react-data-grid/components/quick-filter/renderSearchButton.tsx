import SearchIcon from '@mui/icons-material/Search';
import { ToolbarButton, type GridSlotProps } from '@mui/x-data-grid';

/** A button that is hidden while the search is open. */
export function renderSearchButton(
  { material, ...props }: GridSlotProps['baseButton'],
  { expanded }: { expanded: boolean },
) {
  return (
    <ToolbarButton
      {...props}
      aria-label="Search"
      style={{ display: expanded ? 'none' : undefined }}
    >
      <SearchIcon fontSize="small" />
    </ToolbarButton>
  );
}

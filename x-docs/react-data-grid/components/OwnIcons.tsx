import CancelIcon from '@mui/icons-material/Cancel';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HikingIcon from '@mui/icons-material/Hiking';
import Box from '@mui/material/Box';
import { type SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, type GridBaseIconProps } from '@mui/x-data-grid';
import { columns, trails } from './trails';

function toSlot(Icon: typeof HikingIcon) {
  return function SlotIcon(props: GridBaseIconProps) {
    return <Icon {...(props as SvgIconProps)} />;
  };
}

const slots = {
  columnSortedAscendingIcon: toSlot(ExpandLessIcon),
  columnSortedDescendingIcon: toSlot(ExpandMoreIcon),
  booleanCellTrueIcon: toSlot(HikingIcon),
  booleanCellFalseIcon: toSlot(CancelIcon),
};

export default function OwnIcons() {
  return (
    <Box
      role="region"
      aria-label="Trails with own icons"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        hideFooter
        slots={slots}
        initialState={{
          sorting: { sortModel: [{ field: 'km', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}

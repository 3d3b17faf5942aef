import Box from '@mui/material/Box';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { RichTreeView } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

interface StarProps extends CheckboxProps {
  visible?: boolean;
  indeterminate?: boolean;
}

function Star({ visible, indeterminate: _indeterminate, ...props }: StarProps) {
  if (!visible) {
    return null;
  }
  return (
    <Checkbox
      {...props}
      icon={<StarBorderIcon />}
      checkedIcon={<StarIcon />}
      sx={{ p: 0 }}
    />
  );
}

const starItem = ({ label }: { label: string }) => ({
  slots: { checkbox: Star },
  slotProps: {
    checkbox: {
      slotProps: { input: { 'aria-label': `Favorite: ${label}` } },
    } as object,
  },
});

export default function StarCheckbox() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Favorite beds"
        items={greenhouse}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['tropics']}
        defaultSelectedItems={['ferns']}
        slotProps={{ item: starItem }}
      />
    </Box>
  );
}

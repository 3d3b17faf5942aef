import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

const smallBox = ({ label }: { label: string }) => ({
  slotProps: {
    checkbox: {
      size: 'small',
      color: 'secondary',
      slotProps: { input: { 'aria-label': label } },
    } as object,
  },
});

export default function SmallCheckbox() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Beds to water"
        items={greenhouse}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['tropics']}
        defaultSelectedItems={['orchids']}
        slotProps={{ item: smallBox }}
      />
    </Box>
  );
}

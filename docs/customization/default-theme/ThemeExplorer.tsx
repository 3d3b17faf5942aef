import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { toTreeItems } from './themeItems';

const trees = {
  light: toTreeItems(createTheme({ palette: { mode: 'light' } })),
  dark: toTreeItems(createTheme({ palette: { mode: 'dark' } })),
};

export default function ThemeExplorer() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const [path, setPath] = React.useState<string | null>(
    'theme.palette.primary',
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Palette mode of the shown theme"
        exclusive
        size="small"
        value={mode}
        onChange={(_event, value: 'light' | 'dark' | null) =>
          setMode(value ?? mode)
        }
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Keys of the default theme"
          items={trees[mode]}
          defaultExpandedItems={['theme.palette', 'theme.palette.primary']}
          selectedItems={path}
          onSelectedItemsChange={(_event, itemId) => setPath(itemId)}
        />
      </Box>
      <Typography
        component="code"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {path ?? 'Select a key to see its path.'}
      </Typography>
    </Stack>
  );
}

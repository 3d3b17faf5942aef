import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { listFiles, renameFile, type StoredFile } from './fileServer';

const dataSource = {
  getChildrenCount: (file: StoredFile) => file.count,
  getTreeItems: listFiles,
};

const itemProps = {
  slotProps: {
    labelInput: { 'aria-label': 'New name' },
    loadingIcon: { 'aria-label': 'Loading' },
  },
};

const firstFiles: StoredFile[] = [{ id: 'scans', label: 'Scans', count: 2 }];

export default function RenameLoadedFiles() {
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  return (
    <Box sx={{ minHeight: 136, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Files on the server"
        items={firstFiles}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={(itemId, label) => {
          renameFile(itemId, label);
          cache.clear();
        }}
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchRivers, getChildrenCount, mainRivers } from './rivers';

const dataSource = { getChildrenCount, getTreeItems: fetchRivers };

const itemProps = {
  slotProps: {
    labelInput: { 'aria-label': 'Name of the river' },
    loadingIcon: { 'aria-label': 'Loading' },
  },
};

export default function RenameRivers() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const updateCache = (itemId: string, label: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    const cached = parentId ? cache.get(parentId) : undefined;
    if (parentId && Array.isArray(cached)) {
      cache.set(
        parentId,
        cached.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
  };

  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Rivers to rename"
        apiRef={apiRef}
        items={mainRivers}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={updateCache}
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}

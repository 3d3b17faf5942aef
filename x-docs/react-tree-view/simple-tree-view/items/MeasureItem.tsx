import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function MeasureItem() {
  const apiRef = useTreeViewApiRef();
  const [result, setResult] = React.useState('Not measured yet.');

  const measure = () => {
    const pantry = apiRef.current?.getItemDOMElement('pantry');
    const jam = apiRef.current?.getItemDOMElement('jam');
    setResult(
      `Pantry: ${pantry?.offsetHeight} px. Jam: ${
        jam ? `${jam.offsetHeight} px` : 'not in the document'
      }.`,
    );
  };

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Button onClick={measure}>Measure</Button>
      <Typography role="status" variant="body2">
        {result}
      </Typography>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView aria-label="Stores" apiRef={apiRef}>
          <TreeItem itemId="pantry" label="Pantry">
            <TreeItem itemId="jam" label="Jam" />
            <TreeItem itemId="honey" label="Honey" />
          </TreeItem>
          <TreeItem itemId="cellar" label="Cellar" />
        </SimpleTreeView>
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  fetchRivers,
  getChildrenCount,
  spokenIcons,
  type River,
} from './rivers';

const noItems: River[] = [];

export default function RootsFail() {
  const [attempt, setAttempt] = React.useState(1);
  const [failed, setFailed] = React.useState(false);

  const getTreeItems = async (parentId?: string) => {
    if (attempt === 1) {
      setFailed(true);
      throw new Error('The list of rivers is not available.');
    }
    return fetchRivers(parentId);
  };

  return (
    <Box sx={{ minHeight: 200, maxWidth: 400 }}>
      {failed ? (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              Retry
            </Button>
          }
        >
          The rivers could not be loaded.
        </Alert>
      ) : (
        <RichTreeViewPro
          key={attempt}
          aria-label="Rivers after a failure"
          items={noItems}
          dataSource={{ getChildrenCount, getTreeItems }}
          slotProps={{ item: spokenIcons }}
        />
      )}
    </Box>
  );
}

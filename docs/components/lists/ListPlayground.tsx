import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { FeatureChecks } from './FeatureChecks';

const files = ['lease.pdf', 'floor-plan.dwg', 'photos.zip'];

export default function ListPlayground() {
  const [on, setOn] = React.useState(['icon', 'secondaryAction']);

  return (
    <div>
      <FeatureChecks on={on} onChange={setOn} />
      <List
        dense={on.includes('dense')}
        aria-label="Attached files"
        sx={{ maxWidth: 360, mx: 'auto', minHeight: 236 }}
      >
        {files.map((file) => (
          <ListItem
            key={file}
            divider={on.includes('divider')}
            secondaryAction={
              on.includes('secondaryAction') ? (
                <IconButton edge="end" aria-label={`Delete ${file}`}>
                  <DeleteIcon />
                </IconButton>
              ) : undefined
            }
          >
            {on.includes('icon') && (
              <ListItemIcon>
                <DescriptionIcon />
              </ListItemIcon>
            )}
            <ListItemText
              primary={file}
              secondary={on.includes('secondary') ? 'Added today' : undefined}
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}

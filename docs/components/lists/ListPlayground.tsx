import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';

const files = ['lease.pdf', 'floor-plan.dwg', 'photos.zip'];
const features = ['dense', 'divider', 'icon', 'secondary', 'secondaryAction'];

export default function ListPlayground() {
  const [on, setOn] = React.useState(['icon', 'secondaryAction']);

  return (
    <div>
      <FormGroup row sx={{ justifyContent: 'center', mb: 1 }}>
        {features.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" checked={on.includes(name)} />}
            onChange={(_event, checked) =>
              setOn(checked ? [...on, name] : on.filter((it) => it !== name))
            }
          />
        ))}
      </FormGroup>
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

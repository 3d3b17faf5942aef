import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import UndoIcon from '@mui/icons-material/Undo';

export default function CustomDeleteIcon() {
  const [archived, setArchived] = React.useState<string[]>([]);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {['Roof repair', 'New boiler'].map((project) => {
        const done = archived.includes(project);
        return (
          <Chip
            key={project}
            label={done ? `${project} (archived)` : project}
            variant={done ? 'outlined' : 'filled'}
            deleteIcon={done ? <UndoIcon /> : <ArchiveIcon />}
            onDelete={() =>
              setArchived((current) =>
                done
                  ? current.filter((other) => other !== project)
                  : [...current, project],
              )
            }
          />
        );
      })}
    </Stack>
  );
}

import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createColumns, type SetMode } from './jobActions';
import { initialJobs, type Job } from './jobs';

export default function JobBoard() {
  const [jobs, setJobs] = React.useState(initialJobs);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode: SetMode = (id, change) =>
    setModes((current) => ({ ...current, [id]: change }));

  const addJob = () => {
    const id = Math.max(0, ...jobs.map((job) => job.id)) + 1;
    setJobs([...jobs, { id, bike: '', task: '', minutes: 30, draft: true }]);
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'bike' });
  };

  // A draft that leaves edit mode without being saved is dropped.
  const handleModesChange = (next: GridRowModesModel) => {
    setModes(next);
    setJobs((current) => current.filter((job) => !job.draft || next[job.id]));
  };

  const saveJob = ({ draft, ...saved }: Job) => {
    setJobs((all) => all.map((job) => (job.id === saved.id ? saved : job)));
    return saved;
  };

  return (
    <div>
      <Button startIcon={<AddIcon />} onClick={addJob} sx={{ mb: 1 }}>
        Add job
      </Button>
      <Box role="region" aria-label="Workshop jobs" sx={{ height: 370 }}>
        <DataGrid
          rows={jobs}
          columns={createColumns(modes, setMode, setJobs)}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={handleModesChange}
          onRowEditStop={(params, event) => {
            event.defaultMuiPrevented = params.reason === 'rowFocusOut';
          }}
          processRowUpdate={saveJob}
          hideFooter
        />
      </Box>
    </div>
  );
}

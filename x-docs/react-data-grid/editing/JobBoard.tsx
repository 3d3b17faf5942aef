import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { initialJobs, type Job } from './jobs';
import { namedInput } from './namedCells';

export default function JobBoard() {
  const [jobs, setJobs] = React.useState(initialJobs);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode = (id: GridRowId, change: GridRowModesModel[GridRowId]) =>
    setModes((current) => ({ ...current, [id]: change }));
  const remove = (id: GridRowId) =>
    setJobs((current) => current.filter((job) => job.id !== id));

  const addJob = () => {
    const id = Math.max(0, ...jobs.map((job) => job.id)) + 1;
    const draft: Job = { id, bike: '', task: '', minutes: 30, draft: true };
    setJobs([...jobs, draft]);
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'bike' });
  };

  // A draft that leaves edit mode without being saved is dropped.
  const handleModesChange = (next: GridRowModesModel) => {
    setModes(next);
    setJobs((current) => current.filter((job) => !job.draft || next[job.id]));
  };

  const saveJob = (changed: Job) => {
    const saved: Job = { ...changed, draft: false };
    setJobs((current) =>
      current.map((job) => (job.id === saved.id ? saved : job)),
    );
    return saved;
  };

  const columns: GridColDef<Job>[] = [
    {
      field: 'bike',
      headerName: 'Bike',
      width: 110,
      editable: true,
      renderEditCell: namedInput,
    },
    {
      field: 'task',
      headerName: 'Task',
      flex: 1,
      minWidth: 180,
      editable: true,
      renderEditCell: namedInput,
    },
    {
      field: 'minutes',
      headerName: 'Minutes',
      type: 'number',
      width: 100,
      editable: true,
      renderEditCell: namedInput,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      getActions: ({ id }) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                icon={<SaveIcon />}
                label="Save job"
                onClick={() => setMode(id, { mode: GridRowModes.View })}
              />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label="Discard changes"
                onClick={() =>
                  setMode(id, {
                    mode: GridRowModes.View,
                    ignoreModifications: true,
                  })
                }
              />,
            ]
          : [
              <GridActionsCellItem
                icon={<EditIcon />}
                label="Edit job"
                onClick={() =>
                  setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'bike' })
                }
              />,
              <GridActionsCellItem
                icon={<DeleteIcon />}
                label="Delete job"
                onClick={() => remove(id)}
              />,
            ],
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={addJob} sx={{ mb: 1 }}>
        Add job
      </Button>
      <Box role="region" aria-label="Workshop jobs" sx={{ height: 370 }}>
        <DataGrid
          rows={jobs}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={handleModesChange}
          onRowEditStop={(params, event) => {
            if (params.reason === 'rowFocusOut') {
              event.defaultMuiPrevented = true;
            }
          }}
          processRowUpdate={saveJob}
          hideFooter
        />
      </Box>
    </Box>
  );
}

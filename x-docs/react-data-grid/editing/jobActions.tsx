import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { jobColumns } from './jobColumns';
import { type Job } from './jobs';

type RowModeProps = GridRowModesModel[GridRowId];
export type SetMode = (id: GridRowId, change: RowModeProps) => void;

const button = (icon: React.JSX.Element, label: string, action: () => void) => (
  <GridActionsCellItem icon={icon} label={label} onClick={action} />
);

/** The columns of a job and two buttons, which depend on the row's mode. */
export const createColumns = (
  modes: GridRowModesModel,
  setMode: SetMode,
  setJobs: React.Dispatch<React.SetStateAction<Job[]>>,
): GridColDef<Job>[] => [
  ...jobColumns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: ({ id }) => {
      const edit = () =>
        setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'bike' });
      const save = () => setMode(id, { mode: GridRowModes.View });
      const discard = () =>
        setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
      const remove = () => setJobs((all) => all.filter((job) => job.id !== id));

      return modes[id]?.mode === GridRowModes.Edit
        ? [
            button(<SaveIcon />, 'Save job', save),
            button(<CloseIcon />, 'Discard changes', discard),
          ]
        : [
            button(<EditIcon />, 'Edit job', edit),
            button(<DeleteIcon />, 'Delete job', remove),
          ];
    },
  },
];

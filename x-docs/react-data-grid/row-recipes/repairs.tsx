import Typography from '@mui/material/Typography';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

export interface Repair {
  id: number;
  instrument: string;
  owner: string;
  note: string;
}

export const repairs: Repair[] = [
  {
    id: 1,
    instrument: 'Cello',
    owner: 'Ines Faro',
    note: 'Open seam at the back',
  },
  { id: 2, instrument: 'Oboe', owner: 'Jonas Lind', note: 'Two pads leak' },
  {
    id: 3,
    instrument: 'Harp',
    owner: 'City orchestra',
    note: 'Pedal rod is bent',
  },
  {
    id: 4,
    instrument: 'Accordion',
    owner: 'Vera Kolb',
    note: 'Bellows need tape',
  },
];

export const toggleColumn: GridColDef<Repair> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  headerName: 'Note',
  renderHeader: undefined,
  width: 70,
};

export const repairColumns: GridColDef<Repair>[] = [
  { field: 'instrument', headerName: 'Instrument', width: 140 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130 },
];

export const getDetailPanelContent = ({ row }: GridRowParams<Repair>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.note}
  </Typography>
);

export const getDetailPanelHeight = () => 56;

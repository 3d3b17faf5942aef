import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Match {
  id: number;
  round: string;
  home: string;
  away: string;
  referee: string;
  spectators: number;
}

export const matches: Match[] = [
  {
    id: 1,
    round: 'Quarter-final',
    home: 'Lakeside',
    away: 'Union Park',
    referee: 'T. Berg',
    spectators: 812,
  },
  {
    id: 2,
    round: 'Quarter-final',
    home: 'Rovers',
    away: 'Old Mill',
    referee: 'C. Mensah',
    spectators: 640,
  },
  {
    id: 3,
    round: 'Semi-final',
    home: 'Lakeside',
    away: 'Old Mill',
    referee: 'J. Costa',
    spectators: 1150,
  },
  {
    id: 4,
    round: 'Final',
    home: 'Lakeside',
    away: 'Harbor XI',
    referee: 'T. Berg',
    spectators: 2304,
  },
];

export const columns: GridColDef<Match>[] = [
  { field: 'round', headerName: 'Round', width: 140 },
  { field: 'home', headerName: 'Home', width: 140 },
  { field: 'away', headerName: 'Away', width: 140 },
  { field: 'referee', headerName: 'Referee', width: 140 },
];

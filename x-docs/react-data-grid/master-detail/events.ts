import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';

export interface Dish {
  name: string;
  portions: number;
  price: number;
}

export interface CateringEvent {
  id: number;
  title: string;
  date: Date;
  guests: number;
  contact: string;
  dishes: Dish[];
}

export const events: CateringEvent[] = [
  {
    id: 1,
    title: 'Harvest supper',
    date: new Date(2025, 8, 20),
    guests: 60,
    contact: 'Lotte Mertens',
    dishes: [
      { name: 'Pumpkin soup', portions: 60, price: 6.5 },
      { name: 'Braised lentils', portions: 45, price: 11 },
      { name: 'Plum tart', portions: 60, price: 5 },
    ],
  },
  {
    id: 2,
    title: 'Gallery opening',
    date: new Date(2025, 8, 26),
    guests: 120,
    contact: 'Samir Khoury',
    dishes: [{ name: 'Bread and three dips', portions: 120, price: 4.2 }],
  },
  {
    id: 3,
    title: 'Rowing club jubilee',
    date: new Date(2025, 9, 4),
    guests: 85,
    contact: 'Ada Lindqvist',
    dishes: [
      { name: 'Smoked trout', portions: 50, price: 13.5 },
      { name: 'Potato salad', portions: 85, price: 4.8 },
    ],
  },
  {
    id: 4,
    title: 'School fair',
    date: new Date(2025, 9, 11),
    guests: 200,
    contact: 'Pavel Novak',
    dishes: [],
  },
];

/** The toggle column with a header that can be read. */
export const toggleColumn: GridColDef<CateringEvent> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  headerName: 'Details',
  renderHeader: undefined,
  width: 80,
};

export const eventColumns: GridColDef<CateringEvent>[] = [
  { field: 'title', headerName: 'Event', flex: 1, minWidth: 160 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 90 },
];

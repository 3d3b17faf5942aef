import { type GridRowParams } from '@mui/x-data-grid-pro';
import DishTable from './dishTable';
import { type CateringEvent } from './events';

/** The dishes of an event; events without dishes have no panel. */
export const getMenuPanel = ({ row }: GridRowParams<CateringEvent>) =>
  row.dishes.length > 0 ? <DishTable event={row} /> : null;

export const getMenuHeight = () => 'auto' as const;

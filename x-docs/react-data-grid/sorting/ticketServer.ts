import { type GridSortModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

function order(sortModel: GridSortModel): Ticket[] {
  const [rule] = sortModel;
  if (!rule?.sort) {
    return tickets;
  }
  const key = rule.field as keyof Ticket;
  const sign = rule.sort === 'desc' ? -1 : 1;
  return tickets.toSorted((a, b) => {
    const left = a[key] ?? 0;
    const right = b[key] ?? 0;
    return left < right ? -sign : left > right ? sign : 0;
  });
}

export function fetchTickets(sortModel: GridSortModel): Promise<Ticket[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(order(sortModel)), 600);
  });
}

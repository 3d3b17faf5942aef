import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type CateringEvent } from './events';

export default function DishTable({ event }: { event: CateringEvent }) {
  return (
    <Table size="small" aria-label={`Dishes for ${event.title}`}>
      <TableHead>
        <TableRow>
          <TableCell>Dish</TableCell>
          <TableCell align="right">Portions</TableCell>
          <TableCell align="right">Price (€)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {event.dishes.map((dish) => (
          <TableRow key={dish.name}>
            <TableCell>{dish.name}</TableCell>
            <TableCell align="right">{dish.portions}</TableCell>
            <TableCell align="right">{dish.price.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

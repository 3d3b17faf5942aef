import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { what: 'Window frame, oak', amount: 4, price: 310 },
  { what: 'Fitting, per hour', amount: 9, price: 58 },
];
const net = items.reduce((sum, { amount, price }) => sum + amount * price, 0);
const euro = (value: number) => `€ ${value.toFixed(2)}`;

export default function InvoiceTable() {
  return (
    <TableContainer
      role="region"
      aria-label="Invoice, spanning cells"
      tabIndex={0}
    >
      <Table aria-label="Invoice 2207" sx={{ minWidth: 440 }}>
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ what, amount, price }) => (
            <TableRow key={what}>
              <TableCell>{what}</TableCell>
              <TableCell align="right">{amount}</TableCell>
              <TableCell align="right">{euro(price)}</TableCell>
              <TableCell align="right">{euro(amount * price)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell rowSpan={2}>Payable within 14 days</TableCell>
            <TableCell align="right" colSpan={2}>
              VAT, 20%
            </TableCell>
            <TableCell align="right">{euro(net * 0.2)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right" colSpan={2}>
              To pay
            </TableCell>
            <TableCell align="right">{euro(net * 1.2)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

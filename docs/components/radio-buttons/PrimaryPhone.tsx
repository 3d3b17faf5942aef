import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const phones = [
  { kind: 'Mobile', digits: '555 0134' },
  { kind: 'Office', digits: '555 0178' },
  { kind: 'Home', digits: '555 0122' },
];

export default function PrimaryPhone() {
  const [primary, setPrimary] = React.useState('Mobile');

  return (
    <Table size="small" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Primary</TableCell>
          <TableCell>Phone</TableCell>
          <TableCell>Number</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {phones.map(({ kind, digits }) => (
          <TableRow key={kind} selected={kind === primary}>
            <TableCell padding="checkbox">
              <Radio
                name="primary-phone"
                value={kind}
                checked={kind === primary}
                onChange={(event) => setPrimary(event.target.value)}
                slotProps={{ input: { 'aria-label': `${kind} is primary` } }}
              />
            </TableCell>
            <TableCell>{kind}</TableCell>
            <TableCell>{digits}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as material from '@mui/material/version';
import * as system from '@mui/system/version';

const packages = [
  { name: '@mui/material', ...material },
  { name: '@mui/system', ...system },
  { name: 'react', version: React.version },
];

export default function InstalledVersions() {
  return (
    <Table
      size="small"
      aria-label="Packages of this page"
      sx={{ maxWidth: 420 }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Package</TableCell>
          <TableCell align="right">Version</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {packages.map(({ name, version }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{version}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

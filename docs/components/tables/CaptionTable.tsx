import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const tides = [
  { port: 'Saint-Malo', high: '07:42', height: '11.3 m' },
  { port: 'Granville', high: '07:31', height: '12.1 m' },
];

export default function CaptionTable() {
  return (
    <TableContainer>
      <Table size="small">
        <caption>Morning high tides on March 21, local time</caption>
        <TableHead>
          <TableRow>
            <TableCell>Port</TableCell>
            <TableCell>High tide</TableCell>
            <TableCell align="right">Height</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tides.map(({ port, high, height }) => (
            <TableRow key={port}>
              <TableCell component="th" scope="row">
                {port}
              </TableCell>
              <TableCell>{high}</TableCell>
              <TableCell align="right">{height}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import { lots } from './lots';

const StripedBody = styled(TableBody)(({ theme }) => ({
  [`& .${tableRowClasses.root}:nth-of-type(odd)`]: {
    backgroundColor: (theme.vars || theme).palette.action.hover,
  },
  [`& .${tableRowClasses.root}:last-of-type .${tableCellClasses.root}`]: {
    borderBottom: 0,
  },
}));

const HeadCell = styled(TableCell)(({ theme }) => ({
  backgroundColor: (theme.vars || theme).palette.primary.main,
  color: (theme.vars || theme).palette.primary.contrastText,
}));

export default function StripedTable() {
  return (
    <TableContainer>
      <Table aria-label="Scores by origin">
        <TableHead>
          <TableRow>
            <HeadCell>Origin</HeadCell>
            <HeadCell align="right">Score</HeadCell>
          </TableRow>
        </TableHead>
        <StripedBody>
          {lots.slice(4, 9).map((lot) => (
            <TableRow key={lot.id}>
              <TableCell component="th" scope="row">
                {lot.origin}
              </TableCell>
              <TableCell align="right">{lot.score}</TableCell>
            </TableRow>
          ))}
        </StripedBody>
      </Table>
    </TableContainer>
  );
}

import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** A surface that makes the cells of a grid visible. */
export const Tile = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5),
  textAlign: 'center',
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  boxShadow: 'none',
}));

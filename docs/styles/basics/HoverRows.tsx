import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: theme.spacing(1) },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& li:hover, & li:focus-within': {
    backgroundColor: theme.palette.action.hover,
  },
}));

export default function HoverRows() {
  return (
    <Rows>
      {['Depot North', 'Depot River', 'Depot Airport'].map((depot) => (
        <li key={depot}>
          <Link href="#depot">{depot}</Link>
        </li>
      ))}
    </Rows>
  );
}

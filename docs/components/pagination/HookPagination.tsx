import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import usePagination from '@mui/material/usePagination';

const PageButton = styled('button')(({ theme }) => ({
  font: 'inherit',
  minWidth: 36,
  padding: theme.spacing(0.5, 1),
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-current]': {
    borderColor: (theme.vars || theme).palette.primary.main,
    fontWeight: 700,
  },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
}));

export default function HookPagination() {
  const { items } = usePagination({ count: 10, siblingCount: 0 });

  return (
    <nav aria-label="Field notes">
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          p: 0,
          listStyle: 'none',
          color: 'text.primary',
        }}
      >
        {items.map(({ page, type, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.includes('ellipsis') ? (
              <PageButton as="span">…</PageButton>
            ) : (
              <PageButton type="button" {...item}>
                {type === 'page' ? page : type}
              </PageButton>
            )}
          </li>
        ))}
      </Box>
    </nav>
  );
}

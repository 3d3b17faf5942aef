import usePagination from '@mui/material/usePagination';
import { styled } from '@mui/material/styles';

const Pages = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
}));

const Page = styled('button')({
  font: 'inherit',
  minWidth: 36,
  minHeight: 36,
  color: 'inherit',
  background: 'none',
  border: '1px solid transparent',
  '&[aria-current]': { borderColor: 'currentColor', fontWeight: 700 },
  '&[aria-disabled]': { opacity: 0.7, cursor: 'default' },
});

export default function LogPages() {
  const { items } = usePagination({ count: 5 });
  return (
    <nav aria-label="Pages of the ship's log">
      <Pages>
        {items.map(({ type, page, selected, disabled, onClick }, index) => (
          <li key={index}>
            <Page
              type="button"
              aria-label={type === 'page' ? `Page ${page}` : undefined}
              aria-current={selected ? 'page' : undefined}
              aria-disabled={disabled || undefined}
              onClick={disabled ? undefined : onClick}
            >
              {type === 'page' ? page : type}
            </Page>
          </li>
        ))}
      </Pages>
    </nav>
  );
}

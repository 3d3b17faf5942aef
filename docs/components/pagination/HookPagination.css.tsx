import usePagination from '@mui/material/usePagination';
import './HookPagination.css';

export default function HookPagination() {
  const { items } = usePagination({ count: 10, siblingCount: 0 });

  return (
    <nav aria-label="Field notes">
      <ul className="hook-pagination">
        {items.map(({ page, type, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.includes('ellipsis') ? (
              <span className="hook-pagination-item">…</span>
            ) : (
              <button type="button" className="hook-pagination-item" {...item}>
                {type === 'page' ? page : type}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

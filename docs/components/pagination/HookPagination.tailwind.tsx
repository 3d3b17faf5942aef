import usePagination from '@mui/material/usePagination';

const button =
  'min-w-9 cursor-pointer border-0 border-b-3 border-transparent bg-transparent px-2 py-1 text-inherit [font:inherit] disabled:cursor-default disabled:opacity-40 [&[aria-current]]:border-(--mui-palette-primary-main) [&[aria-current]]:font-bold';

export default function HookPagination() {
  const { items } = usePagination({ count: 10, siblingCount: 0 });

  return (
    <nav aria-label="Field notes">
      <ul className="m-0 flex list-none flex-wrap p-0 text-(--mui-palette-text-primary)">
        {items.map(({ page, type, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.includes('ellipsis') ? (
              <span className={button}>…</span>
            ) : (
              <button type="button" className={button} {...item}>
                {type === 'page' ? page : type}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

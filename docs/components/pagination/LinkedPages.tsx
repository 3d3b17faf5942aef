import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type RouterLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { to: string };

const NavigateContext = React.createContext((path: string) => {
  void path;
});

function RouterLink({ to, onClick, ...other }: RouterLinkProps) {
  const navigate = React.useContext(NavigateContext);

  return (
    <a
      {...other}
      href={`#${to}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

export default function LinkedPages() {
  const [path, setPath] = React.useState('/birds?page=3');
  const page = Number(path.split('=')[1]);

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack sx={{ gap: 1 }}>
        <Pagination
          count={5}
          page={page}
          aria-label="Birds"
          renderItem={(item) => (
            <PaginationItem
              component={RouterLink}
              to={`/birds?page=${item.page}`}
              {...item}
            />
          )}
        />
        <Typography role="status" variant="body2">
          Route: {path}
        </Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}

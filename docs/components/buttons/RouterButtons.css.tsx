import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './RouterButtons.css';

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

export default function RouterButtons() {
  const [path, setPath] = React.useState('/cart');

  return (
    <NavigateContext.Provider value={setPath}>
      <div className="router-buttons">
        <Button variant="outlined" component={RouterLink} to="/cart">
          Cart
        </Button>
        <Button variant="contained" component={RouterLink} to="/checkout">
          Checkout
        </Button>
        <Typography role="status">Route: {path}</Typography>
      </div>
    </NavigateContext.Provider>
  );
}

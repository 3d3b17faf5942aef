import * as React from 'react';
import { createPortal } from 'react-dom';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

function TicketCounter() {
  const [tickets, setTickets] = React.useState(1);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setTickets(tickets + 1)}>
        Add a ferry ticket
      </Button>
      <Chip role="status" label={`${tickets} in the cart`} />
    </Stack>
  );
}

function createScope(host: HTMLElement) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const content = document.createElement('div');
  root.replaceChildren(styles, content);
  return { cache: createCache({ key: 'shadow', container: styles }), content };
}

export default function ShadowTicket() {
  const host = React.useRef<HTMLDivElement>(null);
  const [scope, setScope] = React.useState<ReturnType<typeof createScope>>();

  React.useEffect(() => {
    if (host.current) setScope(createScope(host.current));
  }, []);

  return (
    <div ref={host}>
      {scope &&
        createPortal(
          <CacheProvider value={scope.cache}>
            <TicketCounter />
          </CacheProvider>,
          scope.content,
        )}
    </div>
  );
}

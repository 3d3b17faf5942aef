import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const fruits = ['Apples', 'Pears', 'Plums'];

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);

  const add = (fruit: string) => {
    nextId.current += 1;
    setQueue([...queue, { id: nextId.current, text: `${fruit} added` }]);
    if (queue.length === 0) {
      setOpen(true);
    }
  };
  const showNext = () => {
    setQueue((before) => before.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {fruits.map((fruit) => (
        <Button key={fruit} variant="outlined" onClick={() => add(fruit)}>
          {fruit}
        </Button>
      ))}
      {queue.length > 0 && (
        <Snackbar
          key={queue[0].id}
          open={open}
          autoHideDuration={5000}
          onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
          slotProps={{ transition: { onExited: showNext } }}
          message={queue[0].text}
        />
      )}
    </Box>
  );
}

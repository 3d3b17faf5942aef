import * as React from 'react';

const frames = [
  { outline: '2px solid orange' },
  { outline: '2px solid transparent' },
];

export function Flash({ children }: React.PropsWithChildren) {
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    ref.current?.animate(frames, 500);
  });

  return React.createElement('span', { ref }, children);
}

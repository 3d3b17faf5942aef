import { type PopoverOrigin } from '@mui/material/Popover';

export const places = [
  'top left',
  'top center',
  'top right',
  'center left',
  'center center',
  'center right',
  'bottom left',
  'bottom center',
  'bottom right',
];

/** The value of `anchorOrigin` or `transformOrigin` for one of the places. */
export function toOrigin(place: string) {
  const [vertical, horizontal] = place.split(' ');
  return { vertical, horizontal } as PopoverOrigin;
}

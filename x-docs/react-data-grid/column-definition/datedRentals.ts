import { rentals } from './rentals';

/** The rentals with dates as the grid needs them, instead of text. */
export const datedRentals = rentals.map((rental) => ({
  ...rental,
  day: new Date(rental.pickUp),
  pickUp: new Date(rental.pickUp),
}));

export type DatedRental = (typeof datedRentals)[number];

export interface LedgerLine {
  id: number;
  kind: 'entry' | 'subtotal';
  day: string;
  text: string;
  hours: number | null;
  rate: number | null;
  amount: number;
}

export const ledger: LedgerLine[] = [
  {
    id: 1,
    kind: 'entry',
    day: 'Mon',
    text: 'Survey of the roof',
    hours: 3,
    rate: 60,
    amount: 180,
  },
  {
    id: 2,
    kind: 'entry',
    day: 'Tue',
    text: 'Removing old tiles',
    hours: 7,
    rate: 45,
    amount: 315,
  },
  {
    id: 3,
    kind: 'subtotal',
    day: '',
    text: 'Preparation',
    hours: null,
    rate: null,
    amount: 495,
  },
  {
    id: 4,
    kind: 'entry',
    day: 'Wed',
    text: 'New battens',
    hours: 6,
    rate: 50,
    amount: 300,
  },
  {
    id: 5,
    kind: 'entry',
    day: 'Thu',
    text: 'Laying tiles',
    hours: 8,
    rate: 50,
    amount: 400,
  },
  {
    id: 6,
    kind: 'subtotal',
    day: '',
    text: 'Construction',
    hours: null,
    rate: null,
    amount: 700,
  },
];

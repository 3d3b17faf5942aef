export type Priority = 'Low' | 'Normal' | 'High' | 'Urgent';

export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  priority: Priority;
  release: string;
  openedOn: Date;
  replyHours: number | null;
}

export const tickets: Ticket[] = [
  {
    id: 4102,
    subject: 'Invoice shows the wrong currency',
    customer: 'Brightwater Dental',
    priority: 'High',
    release: '2.9.1',
    openedOn: new Date(2025, 2, 3, 9, 40),
    replyHours: 3,
  },
  {
    id: 4107,
    subject: 'Cannot reset my password',
    customer: 'Alder & Finch',
    priority: 'Urgent',
    release: '2.10.0',
    openedOn: new Date(2025, 2, 4, 14, 5),
    replyHours: 1,
  },
  {
    id: 4111,
    subject: 'Dark theme for the reports',
    customer: 'Northlight Optics',
    priority: 'Low',
    release: '2.10.0',
    openedOn: new Date(2025, 2, 4, 16, 30),
    replyHours: null,
  },
  {
    id: 4118,
    subject: 'Import stops at row 500',
    customer: 'Brightwater Dental',
    priority: 'High',
    release: '2.2.4',
    openedOn: new Date(2025, 2, 6, 8, 15),
    replyHours: 11,
  },
  {
    id: 4123,
    subject: 'Two copies of every reminder',
    customer: 'Tarn Cycles',
    priority: 'Normal',
    release: '2.9.1',
    openedOn: new Date(2025, 2, 7, 11, 0),
    replyHours: 26,
  },
  {
    id: 4126,
    subject: 'Add a Portuguese translation',
    customer: 'Alder & Finch',
    priority: 'Low',
    release: '2.10.3',
    openedOn: new Date(2025, 2, 10, 10, 20),
    replyHours: null,
  },
  {
    id: 4131,
    subject: 'Search ignores archived orders',
    customer: 'Tarn Cycles',
    priority: 'Normal',
    release: '2.2.4',
    openedOn: new Date(2025, 2, 11, 13, 45),
    replyHours: 7,
  },
  {
    id: 4135,
    subject: 'Payments are declined at checkout',
    customer: 'Northlight Optics',
    priority: 'Urgent',
    release: '2.10.3',
    openedOn: new Date(2025, 2, 12, 17, 55),
    replyHours: 2,
  },
];

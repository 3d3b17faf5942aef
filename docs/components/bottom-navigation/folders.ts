import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';

export const folders = [
  {
    name: 'Inbox',
    Icon: InboxIcon,
    subjects: [
      'Tide tables',
      'Berth 14',
      'Fuel invoice',
      'New crew',
      'Radio check',
    ],
  },
  {
    name: 'Archive',
    Icon: ArchiveIcon,
    subjects: ['Winter storage', 'Old charts', 'Insurance', 'Survey', 'Paint'],
  },
];

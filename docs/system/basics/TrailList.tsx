import Box from '@mui/system/Box';

const trails = [
  { name: 'Ridge loop', length: '14 km' },
  { name: 'Mill valley', length: '9 km' },
  { name: 'Lake shore', length: '6 km' },
];

export default function TrailList() {
  return (
    <Box
      component="ol"
      sx={{
        '--gutter': '12px',
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.primary',
        counterReset: 'trail',
        '& > li': {
          display: 'flex',
          gap: 'var(--gutter)',
          p: 1,
          counterIncrement: 'trail',
          '&::before': {
            content: 'counter(trail)',
            minWidth: 24,
            color: 'text.secondary',
          },
          '&:nth-of-type(odd)': { bgcolor: 'action.hover' },
          '&:hover': { bgcolor: 'action.selected' },
        },
        '@media print': { '& > li': { p: 0 } },
      }}
    >
      {trails.map(({ name, length }) => (
        <li key={name}>
          {name}, {length}
        </li>
      ))}
    </Box>
  );
}

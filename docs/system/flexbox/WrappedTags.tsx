import Box from '@mui/material/Box';

const tags = ['Cello', 'Viola', 'Harp', 'Oboe', 'Bassoon', 'Horn', 'Tuba'];

export default function WrappedTags() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        maxWidth: 300,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
        typography: 'body2',
        '& > li': { px: 1.5, py: 0.5, bgcolor: 'action.selected' },
      }}
    >
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Box>
  );
}

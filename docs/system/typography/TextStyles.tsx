import Box from '@mui/material/Box';

const styles = ['h6', 'subtitle1', 'body2', 'caption', 'overline'];

export default function TextStyles() {
  return (
    <Box sx={{ color: 'text.primary' }}>
      {styles.map((style) => (
        <Box key={style} sx={{ typography: style }}>
          Tide table ({style})
        </Box>
      ))}
    </Box>
  );
}

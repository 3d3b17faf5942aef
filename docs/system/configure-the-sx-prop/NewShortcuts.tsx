import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      // A new key: a border at the start of the line.
      accent: { cssProperty: 'borderInlineStart', themeKey: 'accents' },
      // A new key that multiplies its number.
      lines: {
        cssProperty: 'minHeight',
        transform: (value) => `${Number(value) * 24}px`,
      },
    },
  },
  { accents: { calm: '6px solid #0b5563', alert: '6px solid #b3261e' } },
);

const notes = [
  { text: 'Lock open until 9:00 PM', accent: 'calm' },
  { text: 'Storm warning from 3:00 PM', accent: 'alert' },
];

export default function NewShortcuts() {
  return (
    <ThemeProvider theme={theme}>
      {notes.map(({ text, accent }) => (
        <Box
          key={text}
          sx={{ accent, lines: 2, pl: 2, mb: 1, color: 'inherit' }}
        >
          {text}
        </Box>
      ))}
    </ThemeProvider>
  );
}

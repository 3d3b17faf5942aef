import { ThemeProvider, createBox, createTheme } from '@mui/system';

const themeId = '$$ferry';

const ferryTheme = createTheme({
  palette: { hull: '#12355b', foam: '#ffffff' },
  spacing: 4,
  shape: { borderRadius: 12 },
});

const FerryBox = createBox({
  themeId,
  defaultTheme: ferryTheme,
  defaultClassName: 'FerryBox-root',
});

export default function BrandPanel() {
  return (
    <ThemeProvider theme={{ [themeId]: ferryTheme }}>
      <FerryBox
        sx={{
          p: 4,
          borderRadius: 1,
          bgcolor: 'hull',
          color: 'foam',
          lineHeight: '24px',
        }}
      >
        Next ferry to the island at 14:20
      </FerryBox>
    </ThemeProvider>
  );
}

import {
  type PaletteProps,
  type SpacingProps,
  compose,
  createTheme,
  palette,
  spacing,
  ThemeProvider,
} from '@mui/system';
import styled from '@emotion/styled';

const utilities = compose(palette, spacing);

type NoteProps = PaletteProps & SpacingProps;

const Note = styled('p', {
  shouldForwardProp: (prop) => !utilities.filterProps?.includes(prop),
})<NoteProps>({ font: '400 16px/24px Roboto, sans-serif' }, utilities);

const theme = createTheme({ palette: { buoy: '#ffd8a8', ink: '#10212b' } });

export default function UtilityBox() {
  return (
    <ThemeProvider theme={theme}>
      <Note bgcolor="buoy" color="ink" m={0} px={3} py={2}>
        Keep left of the buoy
      </Note>
    </ThemeProvider>
  );
}

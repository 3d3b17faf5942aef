import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { type Theme, ThemeProvider } from '@mui/material/styles';

function withSquareFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 0,
            [`& .${outlinedInputClasses.notchedOutline}`]: {
              borderWidth: '0 0 0 4px',
              borderColor: (outer.vars || outer).palette.secondary.main,
            },
          },
        },
      },
    },
  };
}

export default function ThemedFields() {
  return (
    <ThemeProvider theme={withSquareFields}>
      <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
        <TextField label="Author" defaultValue="Ines Duarte" />
        <TextField label="Publisher" defaultValue="Harbor Books" />
      </Stack>
    </ThemeProvider>
  );
}

import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider } from '@mui/material/styles';

function withSquareFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        defaultProps: {
          className: 'group rounded-none',
          classes: {
            notchedOutline:
              'group-not-[.Mui-focused]:border-0 group-not-[.Mui-focused]:border-s-4 group-not-[:hover,.Mui-focused]:border-(--mui-palette-secondary-main)',
          },
        },
      },
    },
  };
}

export default function ThemedFields() {
  return (
    <ThemeProvider theme={withSquareFields}>
      <div className="flex flex-col gap-4 min-[600px]:flex-row">
        <TextField label="Author" defaultValue="Ines Duarte" />
        <TextField label="Publisher" defaultValue="Harbor Books" />
      </div>
    </ThemeProvider>
  );
}

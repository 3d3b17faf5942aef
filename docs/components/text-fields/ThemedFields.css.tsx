import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import './ThemedFields.css';

function withSquareFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: { defaultProps: { className: 'themed-fields-input' } },
    },
  };
}

export default function ThemedFields() {
  return (
    <ThemeProvider theme={withSquareFields}>
      <div className="themed-fields">
        <TextField label="Author" defaultValue="Ines Duarte" />
        <TextField label="Publisher" defaultValue="Harbor Books" />
      </div>
    </ThemeProvider>
  );
}

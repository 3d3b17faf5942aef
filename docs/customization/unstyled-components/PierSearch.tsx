import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';

const piers = ['North pier', 'Fish market', 'Old harbor', 'Lighthouse'];

const Label = styled('label')({ display: 'block', fontWeight: 700 });

const Field = styled('input')(({ theme }) => ({
  font: 'inherit',
  padding: theme.spacing(1),
  width: 240,
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '2px solid currentColor',
}));

const Options = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  width: 240,
  listStyle: 'none',
  border: '2px solid currentColor',
  borderTop: 0,
  '& li': { padding: theme.spacing(0.5, 1) },
  '& .Mui-focused': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

export default function PierSearch() {
  const combo = useAutocomplete({ id: 'pier-search', options: piers });

  return (
    <Box sx={{ minHeight: 208, color: 'text.primary', typography: 'body1' }}>
      <Label {...combo.getInputLabelProps()}>Departure pier</Label>
      <div {...combo.getRootProps()}>
        <Field {...combo.getInputProps()} />
      </div>
      {combo.groupedOptions.length > 0 && (
        <Options {...combo.getListboxProps()}>
          {(combo.groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = combo.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Options>
      )}
    </Box>
  );
}

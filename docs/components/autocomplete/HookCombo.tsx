import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { spices } from './spices';

export default function HookCombo() {
  const combo = useAutocomplete({ options: spices });

  return (
    <Box sx={{ width: 260 }}>
      <div {...combo.getRootProps()} ref={combo.setAnchorEl}>
        <Box component="label" {...combo.getInputLabelProps()}>
          Spice, unstyled
        </Box>
        <Box
          component="input"
          {...combo.getInputProps()}
          sx={{ display: 'block', width: '100%', p: 1, font: 'inherit' }}
        />
      </div>
      <Popper
        open={combo.groupedOptions.length > 0}
        anchorEl={combo.anchorEl}
        placement="bottom-start"
        role={undefined}
        sx={{ zIndex: 'modal' }}
      >
        <Box
          component="ul"
          {...combo.getListboxProps()}
          sx={{
            width: 260,
            maxHeight: 160,
            overflow: 'auto',
            m: 0,
            p: 0,
            listStyle: 'none',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '& .Mui-focused': { bgcolor: 'action.hover' },
            '& [aria-selected=true]': { fontWeight: 700 },
          }}
        >
          {combo.groupedOptions.map((option, index) => {
            const { key, ...props } = combo.getOptionProps({ option, index });

            return (
              <Box component="li" key={key} {...props} sx={{ p: 1 }}>
                {option}
              </Box>
            );
          })}
        </Box>
      </Popper>
    </Box>
  );
}

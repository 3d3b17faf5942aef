import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function JumpToSection() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const jumpTo = (section: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <ButtonGroup size="small" aria-label="Section to edit">
          <Button onClick={() => jumpTo('month')}>Month</Button>
          <Button onClick={() => jumpTo('day')}>Day</Button>
          <Button onClick={() => jumpTo('year')}>Year</Button>
          <Button onClick={() => jumpTo('all')}>All</Button>
        </ButtonGroup>
        <DateField
          label="Best before"
          inputRef={inputRef}
          defaultValue={dayjs('2026-02-28')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}

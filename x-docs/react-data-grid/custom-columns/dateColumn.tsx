import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function DateEditor(
  params: GridRenderEditCellParams<object, Date | null, string>,
) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  const change = (day: Dayjs | null) => {
    const date = day?.isValid() ? day.toDate() : null;
    apiRef.current.setEditCellValue({ id, field, value: date });
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={value ? dayjs(value) : null}
        onChange={change}
        label={colDef.headerName}
        inputRef={input}
        slotProps={{ textField: { size: 'small', fullWidth: true } }}
      />
    </LocalizationProvider>
  );
}

/** A column of the type date that is edited with a Date Picker. */
export const dateColumn: GridColTypeDef<Date | null, string> = {
  type: 'date',
  width: 200,
  editable: true,
  valueFormatter: (value: Date | null) =>
    value?.toLocaleDateString('en-US') ?? '',
  renderEditCell: (params) => <DateEditor {...params} />,
};

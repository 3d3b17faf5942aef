import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { ptBR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';

function ClearBar({ className }: { className?: string }) {
  const texts = usePickerTranslations();
  const { clearValue } = usePickerActionsContext();

  return (
    <Box className={className} sx={{ p: 1 }}>
      <Button startIcon={<DeleteOutlineIcon />} onClick={clearValue}>
        {texts.clearButtonLabel}
      </Button>
    </Box>
  );
}

const slots = { actionBar: ClearBar };

export default function TranslatedClear() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pt-br"
      localeText={
        ptBR.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Box role="region" aria-label="Data de entrega" lang="pt-BR">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-10-23')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}

import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import PlaceIcon from '@mui/icons-material/Place';
import SearchIcon from '@mui/icons-material/Search';
import DirectionSwitch from './directionSwitch';

const texts = {
  ltr: { lang: 'en', city: 'City', nights: 'Nights', search: 'Search' },
  rtl: { lang: 'ar', city: 'المدينة', nights: 'عدد الليالي', search: 'بحث' },
};

export default function DirectionPreview() {
  return (
    <DirectionSwitch label="Direction of the search form">
      {(direction) => {
        const { lang, city, nights, search } = texts[direction];
        return (
          <Stack spacing={2} lang={lang}>
            <TextField
              label={city}
              slotProps={{
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <PlaceIcon />
                    </InputAdornment>
                  ),
                },
              }}
            />
            <Slider aria-label={nights} defaultValue={3} min={1} max={14} />
            <Button
              variant="contained"
              startIcon={<SearchIcon />}
              sx={{ alignSelf: 'flex-start' }}
            >
              {search}
            </Button>
          </Stack>
        );
      }}
    </DirectionSwitch>
  );
}

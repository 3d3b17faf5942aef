import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import LanguageSwitch from './languageSwitch';

const West = styled('span')`
  position: absolute;
  /* @noflip */
  left: 0;
`;

const East = styled('span')`
  position: absolute;
  /* @noflip */
  right: 0;
`;

const texts = {
  en: { title: 'Wind on the pier', west: 'West', east: 'East' },
  ar: { title: 'الرياح على الرصيف', west: 'غرب', east: 'شرق' },
};

export default function CompassScale() {
  return (
    <LanguageSwitch label="Language of the scale">
      {(language) => (
        <Box sx={{ color: 'text.primary', typography: 'body1' }}>
          <Box sx={{ pl: 4, borderLeft: 4, borderColor: 'primary.main' }}>
            {texts[language].title}
          </Box>
          <Box sx={{ position: 'relative', height: 32, borderTop: 2, mt: 1 }}>
            <West>{texts[language].west}</West>
            <East>{texts[language].east}</East>
          </Box>
        </Box>
      )}
    </LanguageSwitch>
  );
}

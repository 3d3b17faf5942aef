import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CottageIcon from '@mui/icons-material/Cottage';
import CottageOutlinedIcon from '@mui/icons-material/CottageOutlined';
import CottageRoundedIcon from '@mui/icons-material/CottageRounded';
import CottageSharpIcon from '@mui/icons-material/CottageSharp';
import CottageTwoToneIcon from '@mui/icons-material/CottageTwoTone';

const themes = [
  { name: 'Cottage', Icon: CottageIcon },
  { name: 'CottageOutlined', Icon: CottageOutlinedIcon },
  { name: 'CottageRounded', Icon: CottageRoundedIcon },
  { name: 'CottageTwoTone', Icon: CottageTwoToneIcon },
  { name: 'CottageSharp', Icon: CottageSharpIcon },
];

export default function IconThemes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
        gap: 1,
      }}
    >
      {themes.map(({ name, Icon }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Icon fontSize="large" />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}

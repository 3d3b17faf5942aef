import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import EditIcon from '@mui/icons-material/Edit';

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" startIcon={<EditIcon />}>
        Compose
      </Button>
      <Button variant="outlined" startIcon={<ArchiveOutlinedIcon />}>
        Archive
      </Button>
      <Button
        endIcon={
          <ArrowForwardIcon
            sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
          />
        }
      >
        Next message
      </Button>
    </Stack>
  );
}

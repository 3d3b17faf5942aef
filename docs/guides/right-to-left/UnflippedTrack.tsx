import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import DirectionSwitch from './directionSwitch';

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 12,
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: (theme.vars || theme).palette.action.selected,
}));

const PageFill = styled('div')`
  position: absolute;
  inset-block: 0;
  left: 0;
  width: 40%;
  background-color: currentColor;
`;

const AudioFill = styled('div')`
  position: absolute;
  inset-block: 0;
  /* @noflip */
  left: 0;
  width: 40%;
  background-color: currentColor;
`;

export default function UnflippedTrack() {
  return (
    <DirectionSwitch label="Direction of the two tracks">
      {() => (
        <Stack spacing={2}>
          <Box sx={{ color: 'primary.main' }}>
            <Typography variant="body2">Pages read (mirrored)</Typography>
            <Track role="img" aria-label="40% of the pages read">
              <PageFill />
            </Track>
          </Box>
          <Box sx={{ color: 'secondary.main' }}>
            <Typography variant="body2">Recording played (kept)</Typography>
            <Track role="img" aria-label="40% of the recording played">
              <AudioFill />
            </Track>
          </Box>
        </Stack>
      )}
    </DirectionSwitch>
  );
}

import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const CapsuleField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 28,
    paddingInline: theme.spacing(1),
    [`&.${inputBaseClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderWidth: 3,
    },
  },
  [`& .${inputLabelClasses.root}`]: {
    marginInlineStart: theme.spacing(1),
  },
}));

const NoteInput = styled(InputBase)(({ theme }) => ({
  border: '1px dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
  borderRadius: (theme.vars || theme).shape.borderRadius,
  padding: theme.spacing(1, 1.5),
  [`&.${inputBaseClasses.focused}`]: {
    borderStyle: 'solid',
    borderColor: (theme.vars || theme).palette.primary.main,
  },
}));

export default function StyledFields() {
  return (
    <Stack
      sx={{
        gap: 2,
        alignItems: { xs: 'stretch', sm: 'center' },
        flexDirection: { xs: 'column', sm: 'row' },
      }}
    >
      <CapsuleField label="Playlist" defaultValue="Late trains" />
      <NoteInput
        placeholder="Write a note"
        inputProps={{ 'aria-label': 'Note' }}
      />
    </Stack>
  );
}

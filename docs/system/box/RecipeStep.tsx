import Box from '@mui/system/Box';

export default function RecipeStep() {
  return (
    <Box
      sx={{
        maxWidth: 420,
        p: { xs: 1.5, sm: 2 },
        borderRadius: 2,
        bgcolor: 'action.hover',
        color: 'text.primary',
        typography: 'body1',
        transition: 'background-color 150ms',
        '&:hover': { bgcolor: 'action.selected' },
        '& strong': { display: 'block', typography: 'subtitle2' },
      }}
    >
      <strong>Step 3</strong>
      Fold in the flour, then let the dough rest for an hour
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function QuotationFigure() {
  return (
    <Box
      component="figure"
      sx={{ m: 0, paddingInlineStart: 2, borderInlineStart: '4px solid' }}
    >
      <Box component="blockquote" sx={{ m: 0, typography: 'h6' }}>
        Measure twice, cut once.
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}
      >
        Sign above the workbench of the joinery
      </Box>
    </Box>
  );
}

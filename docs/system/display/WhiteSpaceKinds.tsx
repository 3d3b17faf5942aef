import Box from '@mui/material/Box';

const kinds = ['normal', 'nowrap', 'pre', 'pre-line'];
const address = 'Museum of Clocks\n  7 Mill Lane';

export default function WhiteSpaceKinds() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 1,
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      {kinds.map((kind) => [
        <code key={kind}>{kind}</code>,
        <Box
          key={`${kind} sample`}
          sx={{
            width: 140,
            overflow: 'hidden',
            whiteSpace: kind,
            bgcolor: 'action.hover',
          }}
        >
          {address}
        </Box>,
      ])}
    </Box>
  );
}

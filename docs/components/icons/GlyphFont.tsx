import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const glyphs = {
  '& .chess': { fontStyle: 'normal', lineHeight: 1, overflow: 'visible' },
  '& .chess-rook::before': { content: '"\\265C"' },
  '& .chess-knight::before': { content: '"\\265E"' },
  '& .chess-bishop::before': { content: '"\\265D"' },
};

export default function GlyphFont() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', ...glyphs }}>
      <Icon baseClassName="chess" className="chess-rook" fontSize="small" />
      <Icon baseClassName="chess" className="chess-knight" color="primary" />
      <Icon
        baseClassName="chess"
        className="chess-bishop"
        color="secondary"
        fontSize="large"
      />
      <Icon
        baseClassName="chess"
        className="chess-knight"
        sx={{ fontSize: 48, color: 'success.main' }}
      />
    </Stack>
  );
}

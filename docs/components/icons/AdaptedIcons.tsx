import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

interface Glyph {
  width: number;
  height: number;
  path: string;
}

const wave: Glyph = {
  width: 640,
  height: 320,
  path: 'M0 200c80-160 240-160 320 0 80-160 240-160 320 0v120H0z',
};

const buoy: Glyph = {
  width: 320,
  height: 480,
  path: 'M130 0h60v90h40l40 230H50l40-230h40zM0 360h320l-60 120H60z',
};

function GlyphIcon({ glyph, ...other }: SvgIconProps & { glyph: Glyph }) {
  return (
    <SvgIcon {...other} viewBox={`0 0 ${glyph.width} ${glyph.height}`}>
      <path d={glyph.path} />
    </SvgIcon>
  );
}

export default function AdaptedIcons() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <GlyphIcon glyph={wave} color="primary" />
      <GlyphIcon glyph={buoy} color="error" />
      <GlyphIcon glyph={wave} fontSize="large" />
      <GlyphIcon glyph={buoy} fontSize="large" />
    </Stack>
  );
}

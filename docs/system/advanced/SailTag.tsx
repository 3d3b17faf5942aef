import {
  type SxProps,
  type Theme,
  createTheme,
  styled,
  ThemeProvider,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import type { CSSObject } from '@emotion/react';
import emotionStyled from '@emotion/styled';

interface TagProps {
  sx?: SxProps<Theme>;
  theme?: Theme;
}

// sx in a component of Emotion that knows nothing of MUI System.
const Tag = emotionStyled('span', {
  shouldForwardProp: (prop) => prop !== 'sx',
})<TagProps>(
  { font: '500 16px/24px Roboto, sans-serif' },
  ({ sx, theme }) => styleFunctionSx({ sx, theme }) as CSSObject,
);

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const theme = createTheme({ palette: { sail: '#7a1f3d', foam: '#ffffff' } });

export default function SailTag() {
  return (
    <ThemeProvider theme={theme}>
      <Row>
        <Tag sx={{ px: 2, py: 1, bgcolor: 'sail', color: 'foam' }}>Class A</Tag>
        <Tag sx={{ px: 4, py: 1, bgcolor: 'foam', color: 'sail' }}>Class B</Tag>
      </Row>
    </ThemeProvider>
  );
}

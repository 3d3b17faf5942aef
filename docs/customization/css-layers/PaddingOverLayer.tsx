import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import LayerSwitch from './layerScope';

const order = (
  <GlobalStyles styles="@layer mui.global, mui.components, mui.theme, mui.custom, mui.sx;" />
);

export default function PaddingOverLayer() {
  return (
    <>
      {order}
      <LayerSwitch label="Several layers">
        {(on) => (
          <ThemeProvider
            theme={(outer: Theme) => ({ ...outer, modularCssLayers: on })}
          >
            <Card variant="outlined">
              <CardContent sx={{ p: 1 }}>
                <Typography>
                  Parcel 5120: picked up, arrives tomorrow
                </Typography>
              </CardContent>
            </Card>
          </ThemeProvider>
        )}
      </LayerSwitch>
    </>
  );
}

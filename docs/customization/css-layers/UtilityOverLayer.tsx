import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import LayerSwitch from './layerScope';

const utilities = (
  <GlobalStyles
    styles={`
      @layer mui, utilities;
      @layer utilities {
        .voyage-pill {
          border-radius: 999px;
          background-color: #00695c;
        }
      }
    `}
  />
);

export default function UtilityOverLayer() {
  return (
    <>
      {utilities}
      <LayerSwitch label="Button in @layer mui">
        {() => (
          <Button
            variant="contained"
            href="#UtilityOverLayer"
            className="voyage-pill"
          >
            Book the night ferry
          </Button>
        )}
      </LayerSwitch>
    </>
  );
}

import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HikingIcon from '@mui/icons-material/Hiking';
import ShareIcon from '@mui/icons-material/Share';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { fjord } from './scenery';

export default function HikeCard() {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <Card className="max-w-[360px]">
      <CardHeader
        avatar={
          <Avatar className="bg-[var(--mui-palette-primary-main)]">
            <HikingIcon />
          </Avatar>
        }
        title="Fjord loop"
        subheader="11.2 km, 540 m of climb"
        action={
          <IconButton aria-label="Share the Fjord loop">
            <ShareIcon />
          </IconButton>
        }
      />
      <CardMedia image={fjord} title="The fjord" className="h-40" />
      <CardActions>
        <Button
          className="group"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMoreIcon className="group-aria-expanded:rotate-180" />
          }
        >
          Directions
        </Button>
      </CardActions>
      <Collapse in={open} id={detailsId}>
        <CardContent className="pt-0">
          <Typography>Follow the red marks, then keep left.</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}

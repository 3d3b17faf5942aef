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
import './HikeCard.css';

export default function HikeCard() {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <Card className="hike-card">
      <CardHeader
        avatar={
          <Avatar className="hike-card-avatar">
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
      <CardMedia image={fjord} title="The fjord" className="hike-card-media" />
      <CardActions>
        <Button
          className="hike-card-toggle"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          endIcon={<ExpandMoreIcon />}
        >
          Directions
        </Button>
      </CardActions>
      <Collapse in={open} id={detailsId}>
        <CardContent className="hike-card-directions">
          <Typography>Follow the red marks, then keep left.</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}

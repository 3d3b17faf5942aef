import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Add to the trip">
      <Button startIcon={<TrainIcon />}>Add a train</Button>
      <Button startIcon={<FlightIcon />}>Add a flight</Button>
      <Button startIcon={<HotelIcon />}>Add a hotel</Button>
    </ButtonGroup>
  );
}

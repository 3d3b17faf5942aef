import * as React from 'react';
import Rating from '@mui/material/Rating';
import CloudIcon from '@mui/icons-material/Cloud';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import './WeatherRating.css';

const weather = [
  { label: 'Stormy', Icon: ThunderstormIcon },
  { label: 'Cloudy', Icon: CloudIcon },
  { label: 'Sunny', Icon: WbSunnyIcon },
];

type WeatherIconProps = React.ComponentProps<'span'> & { value?: number };

function WeatherIcon({ value = 1, children, ...props }: WeatherIconProps) {
  const { Icon } = weather[value - 1];

  return (
    <span {...props}>
      <Icon fontSize="inherit" />
    </span>
  );
}

export default function WeatherRating() {
  return (
    <Rating
      highlightSelectedOnly
      role="radiogroup"
      aria-label="Mood of the team"
      size="large"
      max={3}
      defaultValue={3}
      getLabelText={(value) => weather[value - 1].label}
      slotProps={{ icon: { component: WeatherIcon } }}
      className="weather-rating"
    />
  );
}

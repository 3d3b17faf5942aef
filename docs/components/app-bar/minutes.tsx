import Typography from '@mui/material/Typography';

const topics = [
  'Roof',
  'Bicycle shed',
  'Heating',
  'Garden',
  'Elevator',
  'Paint',
];

export default function Minutes() {
  return topics.map((topic, index) => (
    <Typography key={topic} sx={{ p: 2 }}>
      Item {index + 1}, {topic}: the owners discussed the offers, compared the
      costs and moved the decision to the next meeting.
    </Typography>
  ));
}

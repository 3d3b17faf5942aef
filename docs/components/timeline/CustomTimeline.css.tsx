import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptIcon from '@mui/icons-material/Receipt';
import './CustomTimeline.css';

const steps = [
  { day: 'May 4', title: 'Invoice', text: 'Sent', Icon: ReceiptIcon },
  { day: 'May 9', title: 'Repair', text: 'Done', Icon: BuildIcon },
  {
    day: 'May 11',
    title: 'Return',
    text: 'On its way',
    Icon: LocalShippingIcon,
  },
];

export default function CustomTimeline() {
  return (
    <Timeline position="alternate">
      {steps.map(({ day, title, text, Icon }) => (
        <TimelineItem key={title}>
          <TimelineOppositeContent
            color="textSecondary"
            className="custom-timeline-text"
          >
            {day}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector />
            <TimelineDot color="primary">
              <Icon />
            </TimelineDot>
            <TimelineConnector className="custom-timeline-line" />
          </TimelineSeparator>
          <TimelineContent className="custom-timeline-text">
            <Typography component="h3" variant="subtitle1">
              {title}
            </Typography>
            {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

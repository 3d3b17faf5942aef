import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  ['Order paid', 'success'],
  ['In the workshop', 'primary'],
  ['Waiting for a part', 'warning'],
  ['Pickup', 'grey'],
] as const;

export default function ColorTimeline() {
  return (
    <Timeline>
      {steps.map(([step, color], index) => (
        <TimelineItem key={step}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < steps.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>{step}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

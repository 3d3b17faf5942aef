import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  ['9:05 a.m.', 'North pier'],
  ['9:20 a.m.', 'Fish market'],
  ['9:45 a.m.', 'Lighthouse'],
];

export default function LeftAligned() {
  return (
    <Timeline>
      {stops.map(([time, stop], index) => (
        <TimelineItem key={stop}>
          <TimelineOppositeContent color="textSecondary" className="flex-[0.2]">
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < stops.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>{stop}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

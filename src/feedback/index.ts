export { FeedbackSlot } from './FeedbackSlot';
export { selectedBlock } from './selectedBlock';

export { InstalledSlot } from './InstalledSlot';

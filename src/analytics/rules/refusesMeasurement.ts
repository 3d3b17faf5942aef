/** What a browser says about being measured. */
export interface MeasuredNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the reader has asked not to be measured: Do Not Track, or Global Privacy Control. */
export function refusesMeasurement({
  doNotTrack,
  globalPrivacyControl,
}: MeasuredNavigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

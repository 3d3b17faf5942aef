import { licenceKey, telemetry } from '@generated/licence/default/key';
import { refusesMeasurement } from '../analytics/rules/refusesMeasurement';

export { withoutNotice } from './rules/withoutNotice';

/**
 * Hands the licence key to the library, before the first demo is rendered; without a key the library is left
 * as it is. For the code that mounts or pre-renders demos only: whoever imports this carries the key.
 * @param set - the library's own function for it
 */
export function setLicence(set: (key: string) => void): void {
  if (licenceKey) set(licenceKey);
}

/**
 * Switches the library's telemetry on, unless the environment or the reader refuses it.
 *
 * What that does: a production build of the library has an empty function in its place and sends nothing. The
 * development server (`npm start`) has the real one: when a commercial component is shown, the browser of the
 * person who develops tells the library's maker about it (package, release, state of the licence, the key).
 * @param enable - the library's own function for it
 */
export function enableTelemetry(enable: () => void): void {
  if (telemetry && !refusesMeasurement(navigator)) enable();
}

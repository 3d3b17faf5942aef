const measurementId = /^(G|GT)-[A-Z0-9]{4,16}$/;

/** Whether a text is a measurement id as analytics writes them, e.g. `G-AB12CD34EF`. It becomes part of an address. */
export function isMeasurementId(text: string): boolean {
  return measurementId.test(text);
}

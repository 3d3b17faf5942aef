/** Prefix of the ids that React makes inside a demo: unique on the page, equal on server and client. */
export function identifierPrefix(id: string): string {
  return `${id.slice(id.lastIndexOf('/') + 1)}-`;
}

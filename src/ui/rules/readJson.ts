/** As much of a response as is read here. */
interface Answer {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

/**
 * Reads a fetched file of this site.
 * @param address - of the file, for the error
 * @throws (rejects) if it has not arrived, or is no JSON
 */
export async function readJson(address: string, answer: Answer): Promise<unknown> {
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

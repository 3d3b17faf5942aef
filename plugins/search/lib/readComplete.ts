import fs from 'node:fs/promises';

/** A page ends so, minified or not; text that looks like it is escaped inside a page. */
const end = /<\/(?:body|html)>\s*$/;
const pause = 50;

/**
 * Reads a built page while another plugin may be writing its minified form over it: both forms will do, a
 * mixture or a part will not.
 * @param patience - ms after which a page that stays incomplete is an error
 * @throws with the file's path if it cannot be read, or is no complete page
 */
export async function readComplete(file: string, patience = 10_000): Promise<string> {
  const state = async () => {
    const { size, mtimeNs } = await fs.stat(file, { bigint: true });
    return `${size} ${mtimeNs}`;
  };
  for (let waited = 0; waited <= patience; waited += pause) {
    const before = await state();
    const html = await fs.readFile(file, 'utf8');
    if (end.test(html.slice(-50)) && before === (await state())) return html;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${file} is no complete page: it does not end with </body> or </html>`);
}

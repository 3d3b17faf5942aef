// A program of its own: what runs the TypeScript files around it changes functions that Lighthouse sends to the page.
import lighthouse from 'lighthouse';

const [url, port, ...categories] = process.argv.slice(2);
const result = await lighthouse(url, {
  port: Number(port),
  output: 'json',
  logLevel: 'error',
  onlyCategories: categories,
});
if (!result) throw new Error('Lighthouse made no report');
const { categories: scores, audits, runtimeError } = result.lhr;
process.stdout.write(JSON.stringify({ categories: scores, audits, runtimeError }));

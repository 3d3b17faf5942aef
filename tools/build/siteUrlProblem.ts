import { isCi } from './isCi';

/** Where a build's canonical addresses lead as long as nobody says where the site is. */
const here = 'http://localhost:3000';

interface Problem {
  /** Whether the build must not begin. */
  isFatal: boolean;
  text: string;
}

/**
 * Says that a production build does not know where it is going to be: its canonical addresses, sitemap and robots.txt would
 * lead search engines to this machine. In CI, where sites are published from, it is an error.
 * @param environment - SITE_URL, and CI as every CI sets it
 */
export function siteUrlProblem(
  environment: Readonly<Record<string, string | undefined>>,
): Problem | undefined {
  if (environment.SITE_URL) return undefined;
  const isFatal = isCi(environment);
  const what = `SITE_URL is not set: canonical addresses, the sitemap and robots.txt ${isFatal ? 'would' : 'will'} name ${here}.`;
  const mend = `Set it to the public address, for example SITE_URL=https://docs.example.org`;
  return {
    isFatal,
    text: isFatal
      ? `${what} ${mend}; for a build that is only looked at, say so with SITE_URL=${here}`
      : `${what} ${mend}`,
  };
}

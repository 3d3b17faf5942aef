/** Where feedback goes: counted by the site's analytics, or into an issue that the reader sends himself. */
export type FeedbackChannel = 'analytics' | 'issue';

/** Characters of a remark that analytics takes, which cuts a value of an event there. */
export const longestRemark = 100;

/**
 * Where a reader's feedback goes.
 * @param configured - what a deployment has: analytics, and a repository
 * @param refuses - whether the reader asks not to be measured
 * @returns nothing where it can go nowhere: then nothing is asked
 */
export function feedbackChannel(
  configured: { isMeasured: boolean; repositoryUrl: string },
  refuses: boolean,
): FeedbackChannel | undefined {
  if (configured.isMeasured && !refuses) return 'analytics';
  return configured.repositoryUrl ? 'issue' : undefined;
}

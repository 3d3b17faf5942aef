import { translate } from '@docusaurus/Translate';
import type { BadgeFlag } from '../rules/tree/pageFacts';
import styles from './Badges.module.css';

interface BadgesProps extends Partial<Record<BadgeFlag, unknown>> {
  plan?: unknown;
  /** Inside a link or a group of the navigation: the plan is a small mark, and nothing can be pressed. */
  compact?: boolean;
}

/** What the page tree says about a page besides its title: the plan, and how far its subject is to be relied on. */
export function Badges({ plan, compact = false, ...marks }: BadgesProps) {
  const chip = (kind: ChipProps['kind'], isShown: unknown, text: string, meaning: string) =>
    isShown ? <Chip kind={kind} compact={compact} text={text} meaning={meaning} /> : null;
  return (
    <>
      {plan === 'pro' || plan === 'premium' ? <PlanBadge name={plan} compact={compact} /> : null}
      {chip(
        'new',
        marks.newFeature,
        translate({
          id: 'badge.new',
          message: 'New',
          description: 'Badge of a new page',
        }),
        translate({
          id: 'badge.newMeaning',
          message: 'Added in a recent version',
          description: 'Explains the badge New',
        }),
      )}
      {chip(
        'planned',
        marks.planned,
        translate({
          id: 'badge.planned',
          message: 'Planned',
          description: 'Badge of a page about something that does not exist yet',
        }),
        translate({
          id: 'badge.plannedMeaning',
          message: 'Not available yet',
          description: 'Explains the badge Planned',
        }),
      )}
      {chip(
        'unstable',
        marks.unstable,
        translate({
          id: 'badge.unstable',
          message: 'Unstable',
          description: 'Badge of an API that may change',
        }),
        translate({
          id: 'badge.unstableMeaning',
          message: 'May change in a minor release',
          description: 'Explains the badge Unstable',
        }),
      )}
      {chip(
        'beta',
        marks.beta,
        translate({
          id: 'badge.beta',
          message: 'Beta',
          description: 'Badge of a page about something that is still being tested',
        }),
        translate({
          id: 'badge.betaMeaning',
          message: 'Still being tested, may change before it is stable',
          description: 'Explains the badge Beta',
        }),
      )}
      {chip(
        'deprecated',
        marks.deprecated,
        translate({
          id: 'badge.deprecated',
          message: 'Deprecated',
          description: 'Badge of a page about something that will be removed',
        }),
        translate({
          id: 'badge.deprecatedMeaning',
          message: 'Will be removed in a future major version',
          description: 'Explains the badge Deprecated',
        }),
      )}
      {chip(
        'legacy',
        marks.legacy,
        translate({
          id: 'badge.legacy',
          message: 'Legacy',
          description: 'Badge of a page about an older way of doing something',
        }),
        translate({
          id: 'badge.legacyMeaning',
          message: 'Kept for existing code, not recommended for new code',
          description: 'Explains the badge Legacy',
        }),
      )}
    </>
  );
}

interface ChipProps {
  kind: 'new' | Exclude<BadgeFlag, 'newFeature'>;
  text: string;
  meaning: string;
  compact: boolean;
}

function Chip({ kind, text, meaning, compact }: ChipProps) {
  const props = { className: styles.chip, 'data-kind': kind, 'data-tip': meaning };
  // The keyboard reaches a badge in the navigation with its link, others with a stop of their own.
  if (!compact) {
    return (
      <button type="button" {...props}>
        {text}
      </button>
    );
  }
  return (
    <span {...props}>
      <span className="visually-hidden">{' ('}</span>
      {text}
      <span className="visually-hidden">{`: ${meaning})`}</span>
    </span>
  );
}

interface PlanBadgeProps {
  name: 'pro' | 'premium';
  compact?: boolean;
}

/** Mark of the plan that a page, section or feature needs. MDX: `<Plan name="pro" />`. */
export function PlanBadge({ name, compact = false }: PlanBadgeProps) {
  const label =
    name === 'pro'
      ? translate({ id: 'badge.pro', message: 'Pro plan', description: 'Badge of the Pro plan' })
      : translate({
          id: 'badge.premium',
          message: 'Premium plan',
          description: 'Badge of the Premium plan',
        });
  const meaning =
    name === 'pro'
      ? translate({
          id: 'badge.proMeaning',
          message: 'Part of the Pro and Premium plans, which need a commercial license',
          description: 'Explains the badge of the Pro plan',
        })
      : translate({
          id: 'badge.premiumMeaning',
          message: 'Part of the Premium plan, which needs a commercial license',
          description: 'Explains the badge of the Premium plan',
        });
  const mark = (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="currentColor">
      {name === 'pro' ? <path d="M2 3h12l-6 11z" /> : <path d="M4 2h8l3 4-7 9-7-9z" />}
    </svg>
  );
  if (!compact) {
    return (
      <button type="button" className={styles.plan} data-plan={name} data-tip={meaning}>
        {mark}
        <span className={styles.planName}>{label}</span>
      </button>
    );
  }
  return (
    <span className={styles.plan} data-plan={name} data-tip={label}>
      {mark}
      <span className="visually-hidden">{` (${label})`}</span>
    </span>
  );
}

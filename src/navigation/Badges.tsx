import { translate } from '@docusaurus/Translate';
import styles from './Badges.module.css';

interface BadgesProps {
  plan?: unknown;
  newFeature?: unknown;
  planned?: unknown;
  unstable?: unknown;
  /** In navigation the plan is a small mark; elsewhere it is spelled out. */
  compact?: boolean;
}

/** What the page tree says about a page besides its title: plan, new, planned, unstable. */
export function Badges({ plan, newFeature, planned, unstable, compact = false }: BadgesProps) {
  return (
    <>
      {plan === 'pro' || plan === 'premium' ? <PlanBadge name={plan} compact={compact} /> : null}
      {newFeature ? (
        <span className={styles.chip} data-kind="new">
          {translate({ id: 'badge.new', message: 'New', description: 'Badge of a new page' })}
        </span>
      ) : null}
      {planned ? (
        <span className={styles.chip} data-kind="planned">
          {translate({
            id: 'badge.planned',
            message: 'Planned',
            description: 'Badge of a page about something that does not exist yet',
          })}
        </span>
      ) : null}
      {unstable ? (
        <span
          className={styles.chip}
          data-kind="unstable"
          title={translate({
            id: 'badge.unstableMeaning',
            message: 'May change in a minor release',
            description: 'Explains the badge Unstable',
          })}
        >
          {translate({
            id: 'badge.unstable',
            message: 'Unstable',
            description: 'Badge of an API that may change',
          })}
        </span>
      ) : null}
    </>
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
  return (
    <span className={styles.plan} data-plan={name} title={label}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="currentColor">
        {name === 'pro' ? <path d="M2 3h12l-6 11z" /> : <path d="M4 2h8l3 4-7 9-7-9z" />}
      </svg>
      <span className={compact ? 'visually-hidden' : styles.planName}>{label}</span>
    </span>
  );
}

/** The site's mark: a stack of two panes, the parts and what is built of them. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <rect x="3" y="3" width="18" height="18" rx="6" fill="var(--brand)" opacity="0.35" />
      <rect x="11" y="11" width="18" height="18" rx="6" fill="var(--brand)" />
      <path
        d="M16 20.500l3 3 6-6.500"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

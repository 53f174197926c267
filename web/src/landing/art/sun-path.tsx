/** The sun's path over the five parts of a day. The sun is above the second part. */
export function SunPath() {
  return (
    <svg className="sun-path" viewBox="0 -2 600 98" aria-hidden="true">
      <path
        d="M8 94C150-20 450-20 592 94"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <circle cx="178" cy="21" r="19" fill="var(--marigold)" />
    </svg>
  );
}

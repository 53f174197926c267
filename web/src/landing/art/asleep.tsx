/** A dog sleeping in its bed, under the moon. */
export function Asleep() {
  return (
    <svg className="asleep" viewBox="0 0 360 200" aria-hidden="true">
      <path d="M284 26a40 40 0 1 0 34 62 34 34 0 0 1-34-62z" fill="var(--marigold)" />
      <g fill="var(--paper)">
        <circle cx="66" cy="40" r="3" />
        <circle cx="140" cy="20" r="2.5" />
        <circle cx="206" cy="58" r="3" />
        <circle cx="30" cy="92" r="2.5" />
      </g>
      <path d="M52 138c30-56 110-74 172-38 26 14 36 34 36 52H52z" fill="var(--biscuit)" />
      <path d="M170 88c34 0 66 16 74 40-20 12-54 8-70-6-12-10-16-26-4-34z" fill="var(--clay)" />
      <path
        d="M64 116c2-18 20-28 40-24 20 2 32 14 32 28 0 16-18 26-38 26-24 0-48-2-50-12-1-8 6-12 16-18z"
        fill="var(--biscuit)"
      />
      <path d="M104 96c18-6 34 4 38 20 4 14 2 28-6 30-10 2-12-10-20-20-8-8-20-22-12-30z" fill="var(--clay)" />
      <path d="M76 118q8 6 16 0" stroke="var(--pine-950)" strokeWidth="3.5" strokeLinecap="round" fill="none" />
      <ellipse cx="52" cy="130" rx="7" ry="6" fill="var(--pine-950)" />
      <path
        d="M26 142c0-8 8-12 20-10 60 14 170 14 226 0 12-2 20 2 20 10l-8 34c-2 10-10 14-20 14H54c-10 0-18-4-20-14z"
        fill="var(--pine-400)"
      />
      <path d="M40 160q120 20 238 0" stroke="var(--pine-600)" strokeWidth="4" strokeLinecap="round" fill="none" />
    </svg>
  );
}

import { Hound } from "../../parts/art/hound.tsx";

/** A terrier in a bag, a hound and a Great Dane, in a row. */
export function ThreeDogs() {
  return (
    <svg className="three-dogs" viewBox="0 0 620 300" aria-hidden="true">
      <circle cx="486" cy="150" r="112" fill="var(--marigold)" opacity=".9" />
      <path d="M0 262q310-34 620 0v38H0z" fill="var(--pine-400)" />
      <g transform="translate(62 258)">
        <Terrier />
      </g>
      <g transform="translate(206 254) scale(-1 1)">
        <Hound />
      </g>
      <g transform="translate(462 260)">
        <GreatDane />
      </g>
    </svg>
  );
}

function Terrier() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M-28-36q-12-8-10-20" fill="none" stroke="var(--clay)" strokeWidth="8" />
      <path d="M-18-16v14M-8-16v14M16-16v14M26-16v14" stroke="var(--clay-dark)" strokeWidth="9" />
      <path d="M-32-40q30-10 58 0l8 30-9-4-8 6-9-5-10 5-9-6-9 5-9-5-8 4z" fill="var(--clay)" />
      <path d="M16-56l-2-20 14 8h10l14-8-2 20c6 8 4 20-4 26l-14 4-14-4c-6-6-8-18-2-26z" fill="var(--sand)" />
      <path d="M14-76l14 8-12 12zM52-76l-14 8 12 12z" fill="var(--clay)" />
      <circle cx="26" cy="-50" r="2.8" fill="var(--pine-950)" />
      <circle cx="41" cy="-50" r="2.8" fill="var(--pine-950)" />
      <ellipse cx="34" cy="-42" rx="4" ry="3.2" fill="var(--pine-950)" />
      <path d="M28-69q5-8 0-13M28-69q-6-6-10-2" fill="none" stroke="var(--brick)" strokeWidth="4" />
    </g>
  );
}

function GreatDane() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M-72-130c-16 18-18 40-14 62" fill="none" stroke="var(--pine-900)" strokeWidth="9" />
      <g fill="none" stroke="var(--pine-950)" strokeWidth="16">
        <path d="M-44-84l10 34-4 44" />
        <path d="M40-80l-4 40 2 34" />
      </g>
      <path
        d="M-74-134c16-16 60-14 96-16 22-2 40 4 46 20 4 18-2 40-18 48-16 6-24-6-44-4-22 2-32 18-54 14-24-4-38-44-26-62z"
        fill="var(--pine-900)"
      />
      <g fill="none" stroke="var(--pine-900)" strokeWidth="17">
        <path d="M-60-90l-10 42 6 42" />
        <path d="M54-100v94" />
      </g>
      <path d="M26-148l28-56 34 14-18 74c-20 4-38-8-44-32z" fill="var(--pine-900)" />
      <path
        d="M46-216c8-12 28-14 40-8l10 6c14 2 26 4 32 10 4 8 0 16-8 18-16 4-32 4-44 8-20 6-34-4-36-18-1-6 2-12 6-16z"
        fill="var(--pine-900)"
      />
      <path d="M50-220c-10 2-16 12-16 24 0 10 4 20 12 22 8 0 12-8 12-16 2-10 4-20-8-30z" fill="var(--pine-950)" />
      <ellipse cx="125" cy="-204" rx="6" ry="5" fill="var(--pine-400)" />
      <circle cx="86" cy="-208" r="3.6" fill="var(--paper)" />
      <path d="M120-190q-12 5-22 0" fill="none" stroke="var(--pine-400)" strokeWidth="2.5" />
      <path d="M35-166q24 18 48 16" fill="none" stroke="var(--marigold)" strokeWidth="9" />
    </g>
  );
}

/** A hound that trots to the left. Its feet are on y = 0, and its collar is near (-58, -84). */
export function Hound() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g className="wag">
        <path d="M58-74C74-80 84-98 82-122" fill="none" stroke="var(--biscuit)" strokeWidth="10" />
        <path d="M83-112q1-6 0-12" fill="none" stroke="var(--clay)" strokeWidth="10" />
      </g>
      <g fill="none" stroke="var(--biscuit-shade)" strokeWidth="14">
        <path d="M-26-42l12 18-6 20" />
        <path d="M44-48l22 22 14 18" />
      </g>
      <path
        d="M-58-76C-44-92-14-84 18-86c28-2 46 10 46 32 0 16-10 24-26 24-26 2-52 10-72 4-24-6-36-34-24-50z"
        fill="var(--biscuit)"
      />
      <path d="M-6-85c18-2 32-2 46 3 4 22-6 34-24 34-20 0-32-18-22-37z" fill="var(--clay)" />
      <g fill="none" stroke="var(--biscuit)" strokeWidth="14">
        <path d="M-42-40l-16 18-2 20" />
        <path d="M40-44l-2 22 14 20" />
      </g>
      <path d="M-80-108l34 2c8 10 16 18 28 22l-26 28c-14 2-26-10-28-24z" fill="var(--biscuit)" />
      <path d="M-46-96q-2 20-12 32" fill="none" stroke="var(--marigold)" strokeWidth="8" />
      <path
        d="M-54-136c-18-8-36 0-42 14-10 2-26 4-30 10-4 7 0 15 10 17 14 3 24 4 34 8 18 4 36-4 40-20 3-13-2-24-12-29z"
        fill="var(--biscuit)"
      />
      <path
        d="M-64-137c14-2 26 8 28 24 2 14-2 30-12 34-10 3-16-8-16-22 0-10-6-12-8-20-1-8 2-15 8-16z"
        fill="var(--clay)"
      />
      <ellipse cx="-124" cy="-110" rx="7" ry="6" fill="var(--pine-950)" />
      <circle cx="-88" cy="-119" r="3.6" fill="var(--pine-950)" />
      <path d="M-116-97q12 4 24-2" fill="none" stroke="var(--pine-950)" strokeWidth="2.5" />
      <path d="M-104-94c0 10-12 12-12 2z" fill="var(--clay)" />
    </g>
  );
}

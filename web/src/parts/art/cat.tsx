/** A sitting cat, seen from the front. It sits on y = 0, and its tail hangs below. */
export function Cat() {
  return (
    <g>
      <path
        className="flick"
        d="M22-8c16 8 20 22 12 36"
        fill="none"
        stroke="var(--pine-950)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M-24 0c-4-24 2-42 10-52-10-8-12-24-9-44l16 13h14l16-13c3 20 1 36-9 44 8 10 16 28 12 52z"
        fill="var(--pine-950)"
      />
      <g fill="var(--marigold)">
        <ellipse cx="-8" cy="-66" rx="3.6" ry="4.4" />
        <ellipse cx="8" cy="-66" rx="3.6" ry="4.4" />
      </g>
      <path d="M-3-57h6l-3 4z" fill="var(--clay)" />
    </g>
  );
}

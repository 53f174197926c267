/** An invoice with three ticked visits and their total. */
export function Receipt() {
  return (
    <svg className="art" viewBox="0 0 240 150" aria-hidden="true">
      <path
        d="M30 10h180v140l-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12z"
        fill="var(--sheet)"
      />
      <g stroke="var(--pine-400)" strokeWidth="6" strokeLinecap="round">
        <path d="M76 40h62M76 66h48M76 92h56" />
        <path d="M172 40h16M172 66h16M172 92h16" />
      </g>
      <path
        d="M50 40l5 5 9-10M50 66l5 5 9-10M50 92l5 5 9-10"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M152 116h36" stroke="var(--marigold)" strokeWidth="10" strokeLinecap="round" />
    </svg>
  );
}

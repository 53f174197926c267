/** A walker in a raincoat who steps to the left. Her feet are on y = 0; the hand with the leash is at (-58, -122). */
export function Walker() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M16-178q24 22 30 56" fill="none" stroke="var(--clay-dark)" strokeWidth="17" />
      <circle cx="47" cy="-116" r="8.5" fill="var(--skin)" />
      <path d="M10-96L24-56l14 40" fill="none" stroke="var(--pine-950)" strokeWidth="19" />
      <path d="M28-38l19-7 13 32c2 6-2 10-7 11l-22 4c-5 1-8-4-5-8l8-9z" fill="var(--marigold-dark)" />
      <path d="M-4-96l-18 44-8 40" fill="none" stroke="var(--pine-900)" strokeWidth="19" />
      <path d="M-37-44l20 4-4 36c0 4-3 6-7 6h-31c-6 0-7-7-2-10l19-12z" fill="var(--marigold)" />
      <path d="M-18-190c10-8 28-8 38 0 10 30 17 72 19 108-22 10-58 10-80 0 4-42 11-80 23-108z" fill="var(--clay)" />
      <path d="M-8-186q-12 48-14 106" fill="none" stroke="var(--clay-dark)" strokeWidth="3" />
      <path d="M-24-214c-2 10 0 24 2 30 12 8 34 8 44-2l-4-26z" fill="var(--pine-600)" />
      <path d="M22-226c14 2 18 16 14 34-8 4-18 2-22-8z" fill="var(--pine-950)" />
      <circle cx="-2" cy="-228" r="27" fill="var(--skin)" />
      <path d="M-28-236c-2-22 12-34 28-34 20 0 32 14 30 36-4 10-6 14-8 16-4-8-8-14-10-20z" fill="var(--pine-950)" />
      <path d="M-30-238c-2-24 12-38 30-38s32 14 31 36c-20-8-42-8-61 2z" fill="var(--paper)" />
      <path d="M-27-238c17-9 40-9 55-1" fill="none" stroke="var(--pine-200)" strokeWidth="11" />
      <circle cx="2" cy="-281" r="10" fill="var(--pine-200)" />
      <circle cx="-18" cy="-227" r="3.2" fill="var(--pine-950)" />
      <path d="M-22-214q6 5 12 2" fill="none" stroke="var(--pine-950)" strokeWidth="2.5" />
      <path d="M-6-182C-14-160-30-138-56-124" fill="none" stroke="var(--clay-dark)" strokeWidth="17" />
      <circle cx="-60" cy="-121" r="9" fill="var(--skin)" />
    </g>
  );
}

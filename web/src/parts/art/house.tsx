/** A Cape Cod house with its lights on. */
export function House() {
  return (
    <g>
      <path d="M700 214h26v60h-26z" fill="var(--clay-dark)" />
      <path d="M560 318h184v120H560z" fill="var(--biscuit)" />
      <path d="M540 326l80-106c4-5 8-6 14-6h36c6 0 10 1 14 6l80 106z" fill="var(--clay)" />
      <path d="M632 250l24-20 24 20v34h-48z" fill="var(--biscuit)" />
      <path d="M624 256l32-28 32 28" fill="none" stroke="var(--clay-dark)" strokeWidth="7" strokeLinecap="round" />
      <path d="M645 258h22v26h-22z" fill="var(--marigold)" />
      <path d="M634 438v-62c0-12 9-20 20-20s20 8 20 20v62z" fill="var(--pine-700)" />
      <circle cx="666" cy="402" r="3.5" fill="var(--marigold)" />
      <g fill="var(--marigold)">
        <path d="M578 346h36v40h-36zM694 346h36v40h-36z" />
      </g>
      <g stroke="var(--biscuit)" strokeWidth="4">
        <path d="M596 346v40M578 366h36M712 346v40M694 366h36M656 258v26" />
      </g>
      <g fill="var(--pine-700)">
        <path d="M568 342h8v48h-8zM616 342h8v48h-8zM684 342h8v48h-8zM732 342h8v48h-8z" />
      </g>
    </g>
  );
}

import { Hound } from "./hound.tsx";

/** A walker with a leashed hound by the bay, and a cat on the fence. The picture fades out to the left. */
export function HeroScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 560"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="404" cy="236" r="168" fill="var(--marigold)" opacity=".1" />
      <circle cx="404" cy="236" r="116" fill="var(--marigold)" />
      <Bay />
      <path d="M230 560C330 372 500 330 800 318v242z" fill="var(--pine-700)" />
      <Tree x={762} y={372} />
      <House />
      <Tree x={506} y={388} small />
      <path d="M0 560C150 452 420 412 800 438v122z" fill="var(--pine-600)" />
      <Fence />
      <g transform="translate(712 405) scale(.74)">
        <Cat />
      </g>
      <path d="M60 560C220 486 480 468 800 488v72z" fill="var(--pine-400)" />
      <path d="M118 560C280 510 500 498 800 512v22C560 520 380 526 250 560z" fill="var(--sand)" />
      <g transform="translate(292 530) rotate(-3)">
        <Hound />
      </g>
      <path d="M240 444q70 20 146-47" fill="none" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(446 518)">
        <Walker />
      </g>
      <Tufts />
    </svg>
  );
}

function Bay() {
  return (
    <g>
      <path d="M30 432C120 376 270 356 480 354v92C300 452 140 448 30 432z" fill="var(--pine-800)" />
      <g stroke="var(--pine-400)" strokeWidth="3" strokeLinecap="round" opacity=".55">
        <path d="M176 392h30M222 376h44M330 400h34" />
      </g>
      <g transform="translate(-112 16)">
        <path d="M236 392v-62l34 54z" fill="var(--paper)" />
        <path d="M230 390v-46l-22 42z" fill="var(--pine-200)" />
        <path d="M202 392h70c-4 12-14 17-26 17h-22c-11 0-19-6-22-17z" fill="var(--clay)" />
      </g>
    </g>
  );
}

function Tree({ x, y, small = false }: { x: number; y: number; small?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${small ? " scale(.62)" : ""}`}>
      <path d="M-7 60l4-110h6l4 110z" fill="var(--pine-950)" />
      <g fill="var(--pine-400)">
        <circle cy="-104" r="50" />
        <circle cx="-40" cy="-66" r="38" />
        <circle cx="40" cy="-62" r="40" />
        <circle cx="2" cy="-54" r="36" />
      </g>
      <path
        d="M0-30v-56M0-52l22-22M0-66l-20-18"
        stroke="var(--pine-950)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

function Fence() {
  const pickets = Array.from({ length: 11 }, (_, n) => 566 + n * 24);
  return (
    <g fill="var(--paper)">
      <path d="M556 420q120-8 244 2v8q-124-10-244-2zM556 444q120-8 244 2v8q-124-10-244-2z" />
      {pickets.map((x) => (
        <path key={x} d={`M${x} 468v-58l7-9 7 9v58z`} />
      ))}
    </g>
  );
}

function Tufts() {
  return (
    <g stroke="var(--pine-600)" strokeWidth="4" strokeLinecap="round" fill="none">
      <path d="M562 500q-2-10-8-14M566 500v-18M570 500q2-9 8-12" />
      <path d="M716 550q-2-10-8-14M720 550v-18M724 550q2-9 8-12" />
      <path d="M206 522q-2-8-7-12M210 522v-15M214 522q2-8 7-10" />
    </g>
  );
}

/** A sitting cat, seen from the front. It sits on y = 0, and its tail hangs below. */
function Cat() {
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

/** A Cape Cod house with its lights on. */
function House() {
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

/** A walker in a raincoat who steps to the left. Her feet are on y = 0; the hand with the leash is at (-58, -122). */
function Walker() {
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

import { Cat } from "./cat.tsx";
import { Hound } from "./hound.tsx";
import { House } from "./house.tsx";
import { Walker } from "./walker.tsx";

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

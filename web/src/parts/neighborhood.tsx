import classes from "./neighborhood.module.css";

/** A picture for a dark ground: a sunny street, a dog on the leash and a watching cat. */
export function Neighborhood({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 380" className={className} aria-hidden="true" focusable="false">
      <g className={classes.marigold}>
        <circle cx="410" cy="92" r="66" />
      </g>
      <path className={classes.pine600} d="M0 380c6-74 52-118 130-126 60-6 100-4 150 10 96 26 190 14 280-44v160z" />
      <g>
        <rect className={classes.cream} x="58" y="176" width="92" height="96" rx="5" />
        <path className={classes.clay} d="M44 182l60-56 60 56z" />
        <rect className={classes.pine700} x="93" y="222" width="24" height="50" rx="12" />
        <rect className={classes.pine400} x="69" y="196" width="20" height="20" rx="4" />
        <rect className={classes.pine400} x="121" y="196" width="20" height="20" rx="4" />
        <rect className={classes.pine200} x="182" y="200" width="72" height="68" rx="5" />
        <path className={classes.pine950} d="M170 206l48-42 48 42z" />
        <rect className={classes.clay} x="208" y="228" width="22" height="40" rx="11" />
      </g>
      <g>
        <rect className={classes.pine950} x="494" y="196" width="9" height="62" rx="4" />
        <g className={classes.pine400}>
          <circle cx="499" cy="172" r="38" />
          <circle cx="470" cy="196" r="26" />
          <circle cx="528" cy="196" r="25" />
        </g>
      </g>
      <path className={classes.pine400} d="M0 380c40-56 120-68 210-64 60 2 100 8 142 16 78 16 148 8 208-14v62z" />
      <g transform="translate(196 236)">
        <path className={classes.pine950} d="M8 100C4 66 14 44 32 36l-3-22 15 12h12l15-12-3 22c16 10 22 34 18 64z" />
        <path className={classes.tail} d="M84 94c20 2 27-12 22-26" />
        <circle className={classes.marigoldDot} cx="43" cy="34" r="3" />
        <circle className={classes.marigoldDot} cx="57" cy="34" r="3" />
      </g>
      <g transform="translate(330 222)">
        <path
          className={classes.cream}
          d="M22 62c2-18 18-24 44-24h44c20 0 28-8 31-24 3-13 20-17 27-6l5 8c10-1 20 1 23 8 3 8-6 15-22 15-3 14-10 23-20 29l4 46c0 6-4 9-8 9-5 0-8-3-9-8l-6-36H76l-12 36c-2 6-6 8-10 7-5-1-8-5-7-11l7-41C40 66 34 62 28 62c-8 8-20 9-24-1-3-8 8-10 18 1z"
        />
        <path className={classes.clay} d="M148 10c-11 3-14 18-10 31 9 5 18 0 19-10 1-9-2-18-9-21z" />
        <path className={classes.clay} d="M62 39c12-1 30-1 40 0 1 14-8 22-20 22S61 53 62 39z" />
        <circle className={classes.pine950} cx="168" cy="21" r="3" />
        <ellipse className={classes.pine950} cx="194" cy="24" rx="5" ry="4" />
        <path className={classes.collar} d="M136 50c7 6 15 8 23 5" />
      </g>
      <path className={classes.leash} d="M488 276c20 10 46 10 80-8" />
    </svg>
  );
}

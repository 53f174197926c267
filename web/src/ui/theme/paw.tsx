import classes from "./paw.module.css";

/** The product's mark: a paw on its disc. `size` in pixels. */
export function Paw({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <circle cx="17" cy="17" r="17" className={classes.disc} />
      <g className={classes.paw}>
        <ellipse cx="10.6" cy="14" rx="2.3" ry="3.1" transform="rotate(-20 10.6 14)" />
        <ellipse cx="17" cy="11.2" rx="2.4" ry="3.3" />
        <ellipse cx="23.4" cy="14" rx="2.3" ry="3.1" transform="rotate(20 23.4 14)" />
        <path d="M17 17c3.4 0 6.5 3.3 6.5 6 0 1.9-1.5 2.7-3 2.7-1.3 0-2.2-.6-3.5-.6s-2.2.6-3.5.6c-1.5 0-3-.8-3-2.7 0-2.7 3.1-6 6.5-6z" />
      </g>
    </svg>
  );
}
